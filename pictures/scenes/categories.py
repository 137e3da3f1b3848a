"""Pictures of the categories: their articles as one uses them."""
import math
import random

from kit import flowers, garden, light, shapes as s
from kit import materials as m
from scenes import cooking, decoration, sound, tents
from scenes.decoration import bouquet, tablecloth
from scenes.furniture import napoleon_chair
from scenes.tableware import FLUTE, WINE, filled, fork, knife, napkin, plate, spoon


def furniture():
    """A round table laid for eight."""
    light.room(far=2.3)
    top = 0.746
    cloth = tablecloth(m.cloth('tablecloth', '#f3eee3', 0.0016, source='Object', strength=0.2))
    cloth.rotation_euler.z = math.radians(48)
    tents.around(napoleon_chair(), cloth, tents.ring(8, 1.03, 22.5))
    linen = m.cloth('napkin', '#14626b', 0.0012, source='Object')
    for place in range(8):
        angle = math.radians(place * 45 + 22.5)
        plate(at=(0.56 * math.cos(angle), 0.56 * math.sin(angle), top))
        s.box('napkin', (0.19, 0.07, 0.012), linen, (0.56 * math.cos(angle), 0.56 * math.sin(angle), top + 0.017), (0, 0, place * 45 + 22.5), edge=0.005)
        filled('glass', WINE, 0, None, (0.37 * math.cos(angle + 0.22), 0.37 * math.sin(angle + 0.22), top), 17, 64)
    bouquet((0, 0, top))
    light.camera((0.3, -5.3, 2.65), (0, 0, 0.43), 66, 5, (0, -0.7, 0.75))


def tableware():
    """A place laid: two plates, a napkin with a sprig, cutlery and two glasses."""
    light.table_top()
    cloth = s.grid('runner', (0.66, 0.4), (200, 130), m.cloth('runner', '#e9e0cd', 0.0013, strength=0.5), (0.0, -0.02, 0.0015))
    light.folds(cloth, 0.09, 0.0016)
    cloth.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.0012
    plate(at=(0, 0, 0.003))
    plate(0.77, (0, 0, 0.0095))
    napkin('#1d6a70', (0.06, 0.15), (0, 0, 0.0165), 8, 2)
    steel = m.metal('cutlery', '#d2d0ca', 0.09)
    light.area('ceiling', (0.1, 0.5, 1.5), (0, 0, 0), (1.6, 1.2), 9, '#fbf6ec')
    for piece, x, y in ((fork, -0.172, -0.105), (knife, 0.163, -0.118), (spoon, 0.202, -0.104)):
        piece(steel, (x, y, 0.0035), (0, 0, 90))
    filled('glass', WINE, 0.118, m.glass('white', '#fff3da', 1.34), (0.13, 0.19, 0.0), 17)
    filled('flute', FLUTE, 0.18, m.glass('champagne', '#ffeccb', 1.34), (0.225, 0.16, 0), 17)
    light.camera((0.0, -0.9, 0.62), (0.03, 0.06, 0.045), 58, 6.3, (0, -0.05, 0.02))


def tents_category():
    tents.lawn()
    s.group([*tents.folding(5.9, 2.95, 2), *tents.spread(tents.dressed(6), ((-1.45, 0), (1.45, 0.1)))], (-0.5, 0, 0), (0, 0, -26))
    s.group(tents.folding(2.95, 2.95, 1), (6.2, 7.5, 0), (0, 0, 18))
    light.camera((0.6, -9.2, 1.62), (0.25, 0, 1.4), 37, 6.3, (-0.4, -1.5, 1.2))


def sound_category():
    sound.blue_hour(260)
    eye = (0.35, -4.4, 1.3)
    sound.garland((-2.6, -0.4, 2.25), (2.8, 0.9, 2.3), 0.4, eye, halo=0.14)
    sound.tripod(-0.75, 0.15, 1.15, 0.52, 0.75)
    cabinet = sound.speaker()
    s.repeat(cabinet, (0.85, 0.2, 0.0), (0, 0, -20))
    cabinet.location, cabinet.rotation_euler.z = (-0.75, 0.1, 1.13), math.radians(16)
    desk = sound.mixer()
    desk.location, desk.rotation_euler.z = (0.85, 0.2, 0.62), math.radians(-16)
    sound.singer(0.12, -0.45, 1.36)
    light.camera(eye, (0.02, 0, 1.08), 50, 3.2, (0.1, -0.4, 1.2))


def decoration_category():
    """Candles around a bouquet on linen."""
    light.table_top('#d9c8ae', decoration.ROSE, day=0.42)
    rng = random.Random(8)
    bouquet((0.02, 0.1, 0))
    for x, y in ((-0.12, -0.11), (0.1, -0.13), (-0.2, 0.05), (0.2, 0.01), (-0.13, 0.24), (0.19, 0.22)):
        decoration.candle_glass((x, y, 0))
    flowers.eucalyptus(((-0.28, -0.05, 0.004), (-0.2, -0.1, 0.012), (-0.1, -0.2, 0.01), (0.0, -0.21, 0.004)), rng, 12, 0.4)
    light.camera((0.05, -0.98, 0.36), (0.01, 0.06, 0.135), 50, 4.5, (0.02, -0.04, 0.12))


def cooking_category():
    """A kitchen in the open: crêpes and skewers, a heater behind."""
    cooking.evening(5.5)
    oak = m.wood('oak', '#a9764a', '#70492a', 'x', 0.4)
    for plank in range(5):
        s.box('plank', (2.05, 0.148, 0.035), oak, (0, -0.3 + 0.15 * plank, 0.7425), edge=0.004)
    for x, y in ((-0.93, -0.28), (-0.93, 0.28), (0.93, -0.28), (0.93, 0.28)):
        s.box('leg', (0.075, 0.075, 0.725), oak, (x, y, 0.3625), edge=0.006)
    s.group([*cooking.crepe_maker(), cooking.pancake((-0.216, 0, 0.16), 4)], (-0.48, 0, 0.76), (0, 0, 5))
    s.group(cooking.griddle() + cooking.skewers(), (0.58, 0, 0.76), (0, 0, -4))
    cooking.heater(-1.5, 4.2)
    light.point('lantern', (0.3, -0.9, 2.4), 60, '#ffd09a', 0.3)
    light.camera((0.5, -2.6, 1.68), (0.02, 0, 1.0), 38, 5, (0, -0.2, 0.8))


def evening_marquee():
    """What the hero shows, its left for words: a lit tent, tables laid, the last light above the sea."""
    garden.dusk(0.42, (0.42, 0.9), 0.3, 1.0)
    garden.lawn(-13, 12, 14, 16000, middle=-6)
    eye = (-1.2, -13.5, 2.1)
    dressed = tents.dressed(8, napoleon_chair('#a8794a'))
    s.group([*tents.gable(7.5, 5, 3), *tents.spread(dressed, ((-1.7, 0.1), (1.75, -0.3), (-1.9, -4.3)))], (2.1, 0, 0), (0, 0, -16))
    for x in (0.2, 3.6):
        light.point('lantern', (x, 0.5 - 0.28 * x, 2.5), 170, '#ffad62', 0.25)
    for start, end in (((-1.5, -1.3, 2.3), (5.0, -3.4, 2.3)), ((5.0, -3.5, 2.35), (7.4, -5.4, 2.8))):
        sound.garland(start, end, 0.24, eye, halo=0.2, power=0)
    light.point('bulbs', (-1.6, -4.6, 2.3), 45, '#ffad62', 0.5)
    light.area('house', (-7, -15, 5), (0, -5, 0), (3, 3), 420, '#ffdcb0')
    for x, y, size, seed in ((9.6, 7, (3.4, 1.6, 2.2), 2), (13, 9, (3.4, 1.6, 2.8), 3)):
        garden.bush((x, y, -0.3), size, seed, '#5d7f68', '#8fae84', 2600)
    light.camera(eye, (-0.3, 0, 2.3), 28, 5.6, (0, -2.5, 1.2))


def evening_table():
    """What the middle of the page shows, its left for words: a table by candlelight inside the tent."""
    garden.dusk(0.3, (0.5, 0.86))
    garden.terrace(4.5)
    eye = (-0.5, -2.6, 1.42)
    tents.dressed(7)
    for x, y in ((-0.28, -0.3), (0.25, -0.34), (0.42, -0.05), (-0.42, 0.02), (0.2, 0.3)):
        decoration.candle_glass((x, y, 0.746))
    for angle in (-122, -90, -58, -26, -154):
        turn = math.radians(angle)
        plate(at=(0.57 * math.cos(turn), 0.57 * math.sin(turn), 0.746))
        filled('glass', WINE, 0.118, m.glass('white', '#fff3da', 1.34), (0.42 * math.cos(turn + 0.3), 0.42 * math.sin(turn + 0.3), 0.746), 17, 64)
    s.group(tents.gable(10, 5, 4), (1.5, -0.15, 0))
    for start, end in (((-3.2, 2.1, 2.3), (1.0, 2.2, 2.15)), ((1.0, 2.2, 2.15), (4.5, 2.1, 2.3)), ((-3.0, 0.9, 2.25), (4.0, 1.1, 2.25))):
        sound.garland(start, end, 0.3, eye, halo=0.14, power=0)
    for at, power in (((-1.6, -1.0, 2.4), 18), ((1.9, 1.3, 2.3), 38)):
        light.point('lantern', at, power, '#ffb066', 0.4)
    light.camera(eye, (-0.75, 0, 1.12), 34, 2.8, (0, -0.4, 0.8))


SCENES = {'furniture': furniture, 'tableware': tableware, 'tents': tents_category, 'sound': sound_category, 'decoration': decoration_category,
          'cooking': cooking_category, 'hero': evening_marquee, 'evening': evening_table}
