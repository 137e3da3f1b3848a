"""Pictures of the categories: their articles as one uses them."""
import math
import random

from kit import garden, light, shapes as s
from kit import materials as m
from scenes.furniture import napoleon_chair
from scenes.tableware import FLUTE, WINE, filled, fork, knife, napkin, plate, spoon


def tablecloth(material, table=0.75, side=2.4, height=0.745):
    """A square cloth on a round table: smooth above, folds that deepen towards the hem, corners that reach the floor."""
    rng = random.Random(3)
    sides, rows = 480, 46
    phases = [(count, rng.uniform(0, 6), size) for count, size in ((17, 0.5), (23, 0.3), (12, 0.35), (31, 0.12))]
    vertices, faces = [(0, 0, height)], []
    for row in range(rows + 1):
        for step in range(sides):
            angle = 2 * math.pi * step / sides
            if row < 6:
                radius, z = table * (row + 1) / 6, height
            else:
                part = (row - 6) / (rows - 6)
                drop = min(side / 2 / max(abs(math.cos(angle)), abs(math.sin(angle))) - table, height - 0.008)
                fold = sum(size * math.sin(count * angle + phase + 0.6 * part) for count, phase, size in phases)
                radius = table + 0.012 * (1 - (1 - part) ** 8) + part ** 0.8 * (0.035 + 0.05 * fold * min(1, drop / 0.5))
                z = height - drop * part - (0.006 if part else 0)
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), z))
    for step in range(sides):
        faces.append((0, 1 + step, 1 + (step + 1) % sides))
        for row in range(rows):
            a, b = 1 + row * sides + step, 1 + row * sides + (step + 1) % sides
            faces.append((a, a + sides, b + sides, b))
    return s.add('tablecloth', s.mesh_of('tablecloth', vertices, faces, 70), material)


def hydrangea(at, balls, seed=2):
    """A vase with heads of many small petals, and leaves below them."""
    rng = random.Random(seed)
    x, y, z = at
    s.lathe('vase', [(0, 0), (0.05, 0), (0.056, 0.004), (0.07, 0.05), (0.068, 0.09), (0.048, 0.135), (0.046, 0.15), (0.052, 0.16), (0.05, 0.162), (0.043, 0.15), (0, 0.13)],
            m.plain('glaze', '#14626b', 0.18), at)
    for index, (dx, dy, dz, size) in enumerate(balls):
        petal = s.strip('petal', [(0, -0.002, 0.002, 0, 0.0006, 0), (0.008, -0.008, 0.008, 0.002, 0.0006, 0.001), (0.017, -0.003, 0.003, 0, 0.0006, 0)],
                        m.leaf('petal', *(('#c8bfe0', '#efe4f0') if index % 2 else ('#f0e9e2', '#dfe4c8')), 0.3), 6)
        places = []
        for _ in range(420):
            turn, height = rng.uniform(0, 2 * math.pi), rng.uniform(-0.7, 1)
            flat = math.sqrt(1 - height * height)
            reach = size * rng.uniform(0.9, 1.05)
            places.append((x + dx + reach * flat * math.cos(turn), y + dy + reach * flat * math.sin(turn), z + dz + reach * height))
        garden.instances('flower', petal, places, rng, (0.9, 1.4), 2)
    leaf = s.strip('leaf', [(0, -0.008, 0.008, 0, 0.001, 0), (0.05, -0.033, 0.033, 0.006, 0.001, 0.01), (0.11, -0.002, 0.002, -0.01, 0.001, 0)], m.leaf('leaf', '#3f6a38', '#6a8f4a'), 10)
    garden.instances('leaves', leaf, [(x + 0.07 * math.cos(a), y + 0.07 * math.sin(a), z + 0.175) for a in range(9)], rng, (0.8, 1.2), 0.8)


def furniture():
    """A round table laid for eight."""
    light.room(far=2.3)
    top = 0.746
    tablecloth(m.cloth('tablecloth', '#f3eee3', 0.0016, source='Object', strength=0.2)).rotation_euler.z = math.radians(48)
    chair = napoleon_chair()
    turns = [22.5 + 45 * seat for seat in range(8)]
    seats = [(1.03 * math.cos(math.radians(a)), 1.03 * math.sin(math.radians(a)), 0) for a in turns]
    chair.location, chair.rotation_euler.z = seats[0], math.radians(turns[0] - 90)
    for seat, turn in zip(seats[1:], turns[1:]):
        s.repeat(chair, seat, (0, 0, turn - 90))
    linen = m.cloth('napkin', '#14626b', 0.0012, source='Object')
    for place in range(8):
        angle = math.radians(place * 45 + 22.5)
        plate(at=(0.56 * math.cos(angle), 0.56 * math.sin(angle), top))
        s.box('napkin', (0.19, 0.07, 0.012), linen, (0.56 * math.cos(angle), 0.56 * math.sin(angle), top + 0.017), (0, 0, place * 45 + 22.5), edge=0.005)
        filled('glass', WINE, 0, None, (0.37 * math.cos(angle + 0.22), 0.37 * math.sin(angle + 0.22), top), 17, 64)
    hydrangea((0, 0, top), ((-0.07, -0.02, 0.23, 0.075), (0.07, -0.03, 0.22, 0.07), (0.0, 0.05, 0.27, 0.08), (0.01, -0.08, 0.2, 0.06)))
    light.camera((0.3, -5.3, 2.65), (0, 0, 0.43), 66, 5, (0, -0.7, 0.75))


def tableware():
    """A place laid: two plates, a napkin with a sprig, cutlery and two glasses."""
    light.table_top()
    cloth = s.grid('runner', (0.66, 0.4), (200, 130), m.cloth('runner', '#e9e0cd', 0.0013, strength=0.5), (0.0, -0.02, 0.0015))
    light.folds(cloth, 0.09, 0.0016)
    solid = cloth.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness = 0.0012
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


SCENES = {'furniture': furniture, 'tableware': tableware}
