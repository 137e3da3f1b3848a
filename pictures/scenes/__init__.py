"""All scenes by the names of the pictures' folders, and those of the categories by their files."""
from . import categories, cooking, decoration, furniture, sound, tableware, tents

SCENES = {**tableware.SCENES, **furniture.SCENES, **decoration.SCENES, **sound.SCENES, **cooking.SCENES, **tents.SCENES, **categories.SCENES}
