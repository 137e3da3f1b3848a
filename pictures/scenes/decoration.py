"""Cloths, candles and flowers: a rose wall in the evening."""
import math
import random

from kit import flowers, light, shapes as s
from kit import materials as m
from scenes.furniture import stool

ROSE = '#c79f8e'


def candle(at):
    """A tea light that burns: its flame is seen, a point beside it lights."""
    shell = s.lathe('cup', [(0, 0.0003), (0.0185, 0.0003), (0.0192, 0.001), (0.0196, 0.0155), (0.0199, 0.0158), (0.0193, 0.016), (0.019, 0.0152),
                            (0.0188, 0.003), (0, 0.003)],
                    m.metal('aluminium', '#cfcdc8', 0.25), at, steps=0, sides=64)
    n = m.Nodes('wax')
    wax = n.surface(Base_Color=m.colour('#f5e3bd'), Roughness=0.3, Emission=m.colour('#ffb45c'), Emission_Strength=0.7)
    s.lathe('wax', [(0, 0.013), (0.004, 0.0126), (0.016, 0.0132), (0.0189, 0.0142)], wax, at, steps=3, sides=64)
    s.rod('wick', (at[0], at[1], at[2] + 0.0125), (at[0] + 0.0006, at[1], at[2] + 0.019), 0.0006, m.plain('wick', '#241a12', 0.9), 0.0001)
    fire = m.Nodes('flame')
    tone = fire.ramp(fire.node('SeparateXYZ', _0=fire.node('TexCoord').outputs['Object']).outputs['Z'], (0, '#ff8a28'), (0.012, '#ffc873'), (0.02, '#ffe7b0'))
    flame = s.lathe('flame', [(0, 0), (0.0022, 0.0016), (0.0034, 0.006), (0.0029, 0.0115), (0.0014, 0.0185), (0, 0.025)],
                    fire.end(fire.node('Emission', Color=tone, Strength=9)), (at[0], at[1], at[2] + 0.016), steps=5, sides=24)
    flame.visible_diffuse = flame.visible_shadow = shell.visible_shadow = False
    light.point('candle', (at[0], at[1], at[2] + 0.034), 0.2, '#ff9d45', 0.006)


TUMBLER = [(0, 0), (0.0285, 0.0), (0.031, 0.0012), (0.032, 0.004), (0.0345, 0.04), (0.0368, 0.0785), (0.0362, 0.0798), (0.0354, 0.0785),
           (0.0331, 0.04), (0.0308, 0.0105), (0.029, 0.0075), (0, 0.0068)]


def candle_glass(at):
    s.lathe('candle glass', TUMBLER, m.glass('glass', '#fdfaf4'), at, steps=6)
    candle((at[0], at[1], at[2] + 0.0072))


def photophores():
    light.table_top('#d9c8ae', ROSE, day=0.13)
    rng = random.Random(8)
    for x, y in ((-0.062, -0.085), (0.045, -0.06), (-0.15, 0.0), (-0.025, 0.03), (0.13, 0.03), (0.07, 0.1), (-0.1, 0.13), (0.01, 0.19), (0.17, 0.16),
                 (-0.2, 0.22)):
        candle_glass((x, y, 0))
    for points in (((-0.25, -0.05, 0.004), (-0.18, -0.08, 0.012), (-0.1, -0.135, 0.01), (-0.02, -0.15, 0.004)),
                   ((0.27, 0.02, 0.004), (0.2, -0.03, 0.014), (0.13, -0.07, 0.012), (0.06, -0.13, 0.004))):
        flowers.eucalyptus(points, rng, 12, 0.36)
    light.camera((0.04, -0.62, 0.24), (0.0, 0.02, 0.03), 55, 4, (-0.05, -0.08, 0.05))


def nappe():
    light.room(ROSE, 2.0)
    tablecloth(m.cloth('tablecloth', '#f3eee3', 0.0016, source='Object', strength=0.2)).rotation_euler.z = math.radians(50)
    bouquet((0, 0, 0.746))
    linen = m.cloth('folded', '#f1ebde', 0.0014, source='Object')
    pile = [s.box('folded', (0.3 - 0.004 * (i % 3), 0.25 - 0.003 * (i % 2), 0.0125), linen, (0.002 * (i % 2), 0.002 * (i % 3), 0.47 + 0.0128 * i),
                  (0, 0, 0.8 * (i % 3)), 0.0062)
              for i in range(9)]
    s.group([*stool(0.36, 0.36, 0.463), *pile], (1.2, -0.5, 0), (0, 0, 22))
    light.camera((0.45, -4.6, 1.62), (0.23, 0, 0.45), 59, 4.5, (0, -0.6, 0.75))


def tablecloth(material, table=0.75, side=2.4, height=0.745):
    """A square cloth on a round table: smooth above, folds that deepen towards the hem, corners that reach the floor."""
    rng = random.Random(3)
    sides, rows = 480, 46
    phases = [(count, rng.uniform(0, 6), size) for count, size in ((17, 0.5), (23, 0.3), (12, 0.35), (31, 0.12))]
    vertices = [(0, 0, height)]
    for row in range(rows + 1):
        for step in range(sides):
            angle = 2 * math.pi * step / sides
            if row < 6:
                radius, z = table * (row + 1) / 6, height
            else:
                part = (row - 6) / (rows - 6)
                drop = min(side / 2 / max(abs(math.cos(angle)), abs(math.sin(angle))) - table, height - 0.008)
                fold = sum(size * math.sin(count * angle + phase + 0.6 * part) for count, phase, size in phases)
                radius = table + 0.012 * (1 - (1 - part) ** 8) + part ** 0.8 * (0.035 + 0.075 * fold * min(1, drop / 0.5))
                z = height - drop * part - (0.006 if part else 0)
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), z))
    faces = [(0, 1 + step, 1 + (step + 1) % sides) for step in range(sides)] + s.quads(rows, sides, True, 1)
    return s.add('tablecloth', s.mesh_of('tablecloth', vertices, faces, 70), material)


VASE = [(0, 0), (0.05, 0), (0.056, 0.004), (0.07, 0.05), (0.068, 0.09), (0.048, 0.135), (0.046, 0.15), (0.052, 0.16), (0.05, 0.162), (0.043, 0.15), (0, 0.13)]


def bouquet(at, seed=2):
    """Hydrangeas in a sea-green vase."""
    rng = random.Random(seed)
    parts = [s.lathe('vase', VASE, m.plain('glaze', '#14626b', 0.18)), flowers.leaves([(0.07 * math.cos(a), 0.07 * math.sin(a), 0.175) for a in range(9)], rng)]
    for index, (x, y, z, size) in enumerate(((-0.07, -0.02, 0.23, 0.075), (0.07, -0.03, 0.22, 0.07), (0.0, 0.05, 0.27, 0.08), (0.01, -0.08, 0.2, 0.06))):
        parts.append(flowers.head((x, y, z), size, ('#c8bfe0', '#efe4f0') if index % 2 else ('#f0e9e2', '#dfe4c8'), rng))
    return s.group(parts, at)


def voile(at, size, gather, folds, material, seed=1):
    """A hanging veil: `size` wide and high, drawn together at half its height to `gather` of its width, falling in `folds`."""
    rng = random.Random(seed)
    phases = [(folds * f, rng.uniform(0, 6), a) for f, a in ((1, 0.5), (1.62, 0.3), (0.41, 0.4), (2.7, 0.14))]

    def place(v, across):
        u, tight = across - 0.5, 1 - (1 - gather) * math.exp(-((v - 0.42) / 0.2) ** 2)
        fold = sum(a * math.sin(2 * math.pi * f * u + p + 0.5 * math.sin(3 * v + p)) for f, p, a in phases)
        return at[0] + size[0] * u * tight + 0.01 * fold * (1 - tight), at[1] + (0.014 + 0.022 * v) * fold, at[2] - size[1] * v

    return s.patch('veil', 60, 150, place, material)


def swag(start, end, drop, wide, material):
    """Cloth slung from one point to another: folds that run along it."""
    def place(u, v):
        open_, sag = max(0, math.sin(math.pi * u)) ** 0.6, 4 * u * (1 - u)
        fold = math.sin(2 * math.pi * (4.3 * v + 0.4 * u)) + 0.5 * math.sin(2 * math.pi * (7.1 * v - 0.7 * u) + 1)
        return (start[0] + (end[0] - start[0]) * u, start[1] + 0.05 * (1 - v) + 0.024 * fold * (0.5 + 0.5 * open_) - 0.05 * sag * (1 - v),
                start[2] + (end[2] - start[2]) * u - drop * sag * (0.35 + 0.65 * v) - wide * (0.18 + 0.82 * open_) * v)

    return s.patch('swag', 90, 70, place, material)


def arch():
    light.room(ROSE, 1.9)
    ash = m.wood('ash', '#d3ab76', '#b08350', 'z', 0.42)
    rail = m.wood('rail', '#d3ab76', '#b08350', 'x', 0.42)
    parts = []
    for side in (-1, 1):
        for y in (-0.2, 0.2):
            parts.append(s.box('post', (0.06, 0.06, 2.14), ash, (side * 0.83, y, 1.07), edge=0.006))
        parts.append(s.box('foot', (0.07, 0.62, 0.06), m.wood('foot', '#d3ab76', '#b08350', 'y', 0.42), (side * 0.9, 0, 0.03), edge=0.006))
        for z in (0.35, 2.0):
            parts.append(s.box('spreader', (0.05, 0.36, 0.05), ash, (side * 0.83, 0, z), edge=0.005))
    for y in (-0.2, 0.2):
        parts.append(s.box('beam', (1.8, 0.06, 0.08), rail, (0, y, 2.16), edge=0.006))
    veil = m.canvas('voile', '#fdf8ef', 0.4)
    parts += [voile((-0.79, -0.25, 2.12), (0.36, 2.1), 0.5, 5, veil), swag((-0.86, -0.24, 2.2), (0.6, -0.24, 2.2), 0.24, 0.3, veil)]
    rng = random.Random(6)
    tones = (('#f0e3d4', '#faf3e8'), ('#dba795', '#efcdbd'), ('#c98a80', '#e3b3a6'))
    for index in range(30):
        part = rng.random() ** 1.3
        x, z = (0.84 + rng.gauss(0, 0.05), 2.14 - 0.75 * part) if index % 2 else (0.86 - 0.8 * part, 2.17 + rng.gauss(0, 0.045))
        turn, size = (rng.uniform(55, 110), rng.uniform(-30, 30), 0), rng.uniform(1.1, 1.75) * (1 - 0.35 * part)
        parts.append(flowers.rose((x, -0.27 - rng.uniform(0, 0.07), z), turn, size, tones[index % 3]))
    for x, z, size in ((0.76, 2.1, 0.085), (0.62, 2.19, 0.075), (0.86, 1.86, 0.075), (0.9, 2.23, 0.07)):
        parts.append(flowers.head((x, -0.25, z), size, ('#e9e2d6', '#dfe4c8'), rng))
    places = [(0.84 + rng.gauss(0, 0.07), -0.24 - rng.uniform(-0.03, 0.06), 2.2 - rng.random() ** 1.4 * 1.0) for _ in range(150)]
    places += [(0.9 - rng.random() ** 1.2 * 1.0, -0.24 - rng.uniform(-0.03, 0.06), 2.18 + rng.gauss(0, 0.06)) for _ in range(130)]
    s.group([*parts, flowers.leaves(places, rng, ('#5f7f66', '#9db59a'), (0.7, 1.2), 1.6)], turn=(0, 0, -14))
    light.camera((0.55, -5.6, 1.35), (0, 0, 1.17), 50, 5, (0, -0.25, 1.5))


SCENES = {'photophores': photophores, 'nappe': nappe, 'arche': arch}
