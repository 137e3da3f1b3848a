"""All scenes by the names of the pictures' folders, and those of the categories by their files."""
from . import categories, furniture, tableware, tents

SCENES = {**tableware.SCENES, **furniture.SCENES, **tents.SCENES, **categories.SCENES}
