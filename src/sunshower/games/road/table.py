"""Rainbow Road: a View as a picture in text."""

from sunshower.games.road.view import RoadView


def table(view: RoadView) -> str:
    return str(view["ring"])
