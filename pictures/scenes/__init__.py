"""All scenes by the names of the pictures' folders."""
from . import furniture, tableware

SCENES = {**tableware.SCENES, **furniture.SCENES}
