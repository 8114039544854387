/** The sheets that can be opened from anywhere on the page. */

export const sheets = $state({ settings: false, keys: false });
