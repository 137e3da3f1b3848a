"""All scenes by the names of the pictures' folders."""
from . import furniture, tableware, tents

SCENES = {**tableware.SCENES, **furniture.SCENES, **tents.SCENES}
