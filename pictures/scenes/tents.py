"""Marquees on a lawn above the sea."""
import math

import bpy

from kit import garden, light, shapes as s
from kit import materials as m
from scenes.decoration import bouquet, tablecloth
from scenes.furniture import beer_table, folding_chair, napoleon_chair, rectangular
from scenes.sound import garland


def roof(wide, deep, eaves, rise, cloth):
    """A hipped roof that sags a little between its ribs, and its scalloped valance."""
    def place(u, v):
        x, y = wide * (u - 0.5), deep * (v - 0.5)
        to_x, to_y = (wide / 2 - abs(x)) / (deep / 2), (deep / 2 - abs(y)) / (deep / 2)
        part = min(1, to_x, to_y)
        sag = 0.07 * math.sin(math.pi * part) * min(1, abs(to_x - to_y) * 3)
        return x, y, eaves + rise * part - sag + 0.015

    parts = [s.patch('roof', 256, 192, place, cloth, angle=28)]
    parts += valances(((wide, 0, deep / 2), (wide, 180, deep / 2), (deep, 90, wide / 2), (deep, 270, wide / 2)), eaves, cloth)
    parts += [s.tube('seam', line, 0.011, cloth, soft=False) for line in hips(wide, deep, eaves, rise)]
    return parts


def valances(sides, eaves, cloth, valance=0.26):
    """The scalloped edge below the eaves, for sides of (length, turn, distance from the middle)."""
    parts = []
    for length, turn, out in sides:
        count = round(length / 0.25)
        edge = []
        steps = count * 10
        for step in range(steps + 1):
            x = length * (step / steps - 0.5)
            wave = 0.012 * math.sin(2 * math.pi * step / 20)
            low = valance - 0.05 + 0.05 * abs(math.sin(math.pi * step / 10))
            edge += [(x, -out - 0.012, eaves + 0.02), (x, -out - 0.02 - wave * 0.4, eaves - low / 2), (x, -out - 0.018 - wave, eaves - low)]
        parts.append(s.add('valance', s.mesh_of('valance', edge, s.quads(steps, 2), 180), cloth, turn=(0, 0, turn)))
    return parts


def hips(wide, deep, eaves, rise):
    """Where the sides of the roof are sewn together."""
    ridge = (wide - deep) / 2
    lines = [[(i * wide / 2, j * deep / 2, eaves + 0.012), (i * ridge, 0, eaves + rise + 0.012)] for i in (-1, 1) for j in (-1, 1)]
    return lines + ([[(-ridge, 0, eaves + rise + 0.012), (ridge, 0, eaves + rise + 0.012)]] if ridge > 0.1 else [])


def folding_frame(wide, deep, bays, eaves, steel, plastic):
    """Aluminium legs with their feet, and the scissors under the eaves."""
    parts = []
    xs = [wide * (bay / bays - 0.5) for bay in range(bays + 1)]
    for x in xs:
        for y in (-deep / 2, deep / 2):
            px, py = x * (1 - 0.05 / wide), y * (1 - 0.05 / deep)
            parts += [s.box('leg', (0.045, 0.045, eaves - 0.9), steel, (px, py, 0.9 + (eaves - 0.9) / 2), edge=0.006),
                      s.box('inner leg', (0.036, 0.036, 1.0), steel, (px, py, 0.5), edge=0.005),
                      s.box('foot', (0.13, 0.13, 0.008), steel, (px, py, 0.004), edge=0.002),
                      s.box('slider', (0.062, 0.062, 0.09), plastic, (px, py, eaves - 0.5), edge=0.008),
                      s.box('clamp', (0.058, 0.058, 0.07), plastic, (px, py, 0.92), edge=0.008)]
    sides = [((x0, y), (x1, y)) for x0, x1 in zip(xs, xs[1:]) for y in (-deep / 2 + 0.03, deep / 2 - 0.03)]
    sides += [((x, -deep / 2), (x, deep / 2)) for x in (xs[0] + 0.03, xs[-1] - 0.03)]
    for (x0, y0), (x1, y1) in sides:
        middle = ((x0 + x1) / 2, (y0 + y1) / 2)
        for (ax, ay), (bx, by) in (((x0, y0), middle), (middle, (x1, y1))):
            parts.append(s.beam('scissor', (ax, ay, eaves - 0.06), (bx, by, eaves - 0.5), (0.013, 0.03), steel, 0.003))
            parts.append(s.beam('scissor', (ax, ay, eaves - 0.5), (bx, by, eaves - 0.06), (0.013, 0.03), steel, 0.003))
    return parts


def wall(length, start, turn, material, high=2.12):
    """A wall that hangs from `start` along x (before its turn): cloth that waves a little."""
    sheet = s.grid('wall', (length, high), (120, 50), material)
    for vertex in sheet.data.vertices:
        x, z = vertex.co.x, vertex.co.y + high / 2
        vertex.co = (x + length / 2, 0.014 * math.sin(5 * x + 1) * math.sin(1.6 * z) + 0.007 * math.sin(17 * x) * (1 - z / high), z + 0.01)
    layer = sheet.data.uv_layers[0].data
    for loop in layer:
        loop.uv = (loop.uv[0] + length / 2, loop.uv[1] + high / 2)
    sheet.location, sheet.rotation_euler.z = start, math.radians(turn)
    return sheet


def lawn(near=-9, far=14, wide=12, tufts=8500):
    bpy.context.scene.view_settings.exposure = 0.3
    garden.shore()
    garden.lawn(near, far, wide, tufts)


def folding(wide, deep, bays, eaves=2.15, rise=0.98):
    return [*roof(wide, deep, eaves, rise, m.canvas()),
            *folding_frame(wide, deep, bays, eaves, m.metal('aluminium', '#c4c6c6', 0.34), m.plain('joint', '#23272b', 0.5))]


def around(chair, table, places):
    """A table and its chairs: `places` are (x, y, turn)."""
    seats = [table]
    for index, (x, y, angle) in enumerate(places):
        seat = s.twin(chair) if index else chair
        seat.location, seat.rotation_euler.z = (x, y, 0), math.radians(angle)
        seats.append(seat)
    return s.group(seats)


def ring(count, reach=1.02, shift=20):
    return [(reach * math.cos(a), reach * math.sin(a), math.degrees(a) - 90) for a in (2 * math.pi * i / count + math.radians(shift) for i in range(count))]


def dressed(seats=8, chair=None):
    """A round table under its cloth, flowers on it."""
    cloth = tablecloth(m.cloth('tablecloth', '#f3eee3', 0.0016, source='Object', strength=0.2))
    return s.group([around(chair or napoleon_chair(), cloth, ring(seats)), bouquet((0, 0, 0.745))])


def spread(first, places):
    """A group at each of `places` (x, y)."""
    made = [first, *(s.twin(first) for _ in places[1:])]
    for thing, (x, y) in zip(made, places):
        thing.location = (x, y, 0)
    return made


def small():
    lawn()
    s.group([*folding(2.95, 2.95, 1), dressed(5, folding_chair())], turn=(0, 0, -22))
    light.camera((1.0, -7.6, 1.6), (0.02, 0, 1.47), 46, 6.3, (0, -1.0, 1.3))


def medium():
    lawn()
    table = around(folding_chair(), rectangular(), [(x, side * 0.62, 90 - 90 * side + 180) for x in (-0.55, 0.02, 0.57) for side in (-1, 1)])
    s.group([*folding(4.4, 2.95, 1), table], turn=(0, 0, 26))
    light.camera((-0.9, -8.9, 1.62), (0.02, 0, 1.42), 46, 6.3, (0, -1.0, 1.3))


def long():
    lawn()
    sets = spread(beer_table(), ((-1.5, 0), (1.4, 0)))
    s.group([*folding(5.9, 2.95, 2), *sets], turn=(0, 0, -24))
    light.camera((0.9, -9.6, 1.62), (0.05, 0, 1.4), 44, 6.3, (0, -1.5, 1.2))


def equipped():
    """The pack for eighteen: three tables with their benches, two strings of bulbs, weights at the legs."""
    garden.dusk(0.65)
    garden.lawn(-9, 14, 12, 8500)
    garden.hedge()
    turn, eye = math.radians(-24), (0.9, -9.3, 1.62)
    parts = [*folding(5.9, 2.95, 2), *spread(beer_table(90), ((-1.95, 0), (0, 0), (1.95, 0)))]
    plate = weight()
    for index, (x, y, z) in enumerate((x, y, z) for x in (-2.93, 2.93) for y in (-1.45, 1.45) for z in (0.01, 0.075)):
        parts.append(s.twin(plate) if index else plate)
        parts[-1].location, parts[-1].rotation_euler.z = (x, y, z), math.radians(180 if y < 0 else 0)
    for y in (-1.4, 1.4):
        start, end = ((x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), 1.98) for x in (-2.85, 2.85))
        garland(start, end, 0.2, eye, 0.5, halo=0.14, power=34)
    s.group(parts, turn=(0, 0, -24))
    light.camera(eye, (0.05, 0, 1.35), 44, 6.3, (0, -1.5, 1.2))


def guys(wide, deep, eaves):
    """Ropes and pegs."""
    rope, peg = m.plain('rope', '#e8dfc9', 0.8), m.metal('peg', '#a9a9a5', 0.35)
    parts = []
    for x, y, out in ((-wide / 2, -deep / 2, (-0.9, -0.9)), (wide / 2, -deep / 2, (0.9, -0.9)), (wide / 2, deep / 2, (0.9, 0.9)),
                      (-wide / 2, deep / 2, (-0.9, 0.9)), (0, -deep / 2, (0, -1.2))):
        parts += [s.rod('rope', (x, y, eaves - 0.05), (x + out[0], y + out[1], 0.06), 0.005, rope),
                  s.rod('peg', (x + out[0] * 1.04, y + out[1] * 1.04, -0.05), (x + out[0] * 0.98, y + out[1] * 0.98, 0.13), 0.008, peg)]
    return parts


def large():
    lawn(-12, 14, 14, 9500)
    plain, window = m.canvas('side'), m.window_cloth(2.0)
    parts = [*folding(7.9, 3.95, 4, 2.2, 1.2), *guys(7.9, 3.95, 2.2), wall(7.9, (-3.95, 1.96, 0), 0, window), wall(3.95, (-3.93, -1.97, 0), 90, plain)]
    tables = spread(dressed(7, folding_chair()), ((-2.4, 0.1), (0.1, -0.1), (2.6, 0.1)))
    s.group([*parts, *tables], turn=(0, 0, -22))
    light.camera((1.2, -11.8, 1.75), (0.1, 0, 1.55), 41, 8, (0, -2, 1.3))


def gable(wide, deep, bays, eaves=2.35, ridge=3.75):
    """A reception tent: a ridge along x, cloth that sags between its rafters, one gable closed."""
    cloth, steel = m.canvas(), m.metal('aluminium', '#c4c6c6', 0.34)

    def place(u, v):
        part = abs(2 * v - 1)
        sag = 0.075 * abs(math.sin(math.pi * u * bays)) * math.sin(math.pi * part)
        return wide * (u - 0.5), deep * (v - 0.5), eaves + (ridge - eaves) * (1 - part) - sag + 0.03

    parts = [s.patch('roof', bays * 24, 40, place, cloth, angle=20), *valances(((wide, 0, deep / 2), (wide, 180, deep / 2)), eaves, cloth, 0.22)]
    for bay in range(bays + 1):
        x = (wide - 0.1) * (bay / bays - 0.5)
        for side in (-1, 1):
            y = side * (deep / 2 - 0.05)
            parts += [s.box('leg', (0.06, 0.09, eaves), steel, (x, y, eaves / 2), edge=0.006),
                      s.beam('rafter', (x, y, eaves - 0.03), (x, 0, ridge - 0.03), (0.06, 0.09), steel, 0.006),
                      s.box('foot', (0.2, 0.2, 0.01), steel, (x, y, 0.005), edge=0.002)]
    for side in (-1, 1):
        x = side * wide / 2
        parts.append(s.add('gable', s.mesh_of('gable', [(x, -deep / 2, eaves), (x, deep / 2, eaves), (x, 0, ridge + 0.02)], [(0, 1, 2)]), cloth))
    return [*parts, wall(deep, (-wide / 2, -deep / 2, 0), 90, m.window_cloth(2.5), eaves),
            wall(wide, (-wide / 2, deep / 2 - 0.01, 0), 0, m.window_cloth(2.5), eaves)]


def reception():
    lawn(-13, 14, 15, 9500)
    parts = [*gable(10, 5, 4), *guys(10, 5, 2.35), wall(5, (-5, -2.5, 0), 0, m.window_cloth(2.5), 2.35)]
    tables = spread(dressed(6), ((1.5, -1.0), (3.6, -0.7), (2.7, 1.2)))
    s.group([*parts, *tables], turn=(0, 0, -24))
    light.camera((1.6, -14.6, 1.8), (0.2, 0, 1.75), 41, 8, (0, -2.5, 1.4))


def wall_with_windows():
    lawn(-6, 14, 11)
    table = rectangular(90)
    table.location = (0.5, 0.3, 0)
    parts = [*folding(2.95, 2.95, 1), wall(2.86, (-1.43, -1.475, 0), 0, m.window_cloth(0.953, 0.66, 0.85, 1.4)), table]
    band = m.plain('band', '#14626b', 0.7)
    parts += [s.box('band', (0.07, 0.012, 0.05), band, (side * 1.44, -1.49, z), edge=0.004) for side in (-1, 1) for z in (0.5, 1.05, 1.6)]
    s.group(parts, turn=(0, 0, -20))
    light.camera((0.9, -6.1, 1.5), (0.12, -1, 1.2), 43, 7, (0, -1.3, 1.2))


def weight():
    """A coated cast plate with a slot for the leg, grips and a ridge."""
    half = [(0.02, -0.03), (0.033, 0.0), (0.033, 0.16), (0.11, 0.16), (0.17, 0.1), (0.17, -0.1), (0.11, -0.16)]
    outline = [*half[::-1], *((-x, y) for x, y in half)]
    coat = m.plain('coat', '#2b2f32', 0.48, 0.5, 160)
    parts = [s.slab('weight', outline, 0.062, coat, edge=0.011),
             s.slab('ridge', [(x * 0.82, y * 0.82 if y < 0.15 else y) for x, y in outline], 0.008, coat, (0, 0, 0.06), edge=0.004)]
    for side in (-1, 1):
        parts += [s.box('grip', (0.026, 0.1, 0.012), m.plain('hollow', '#111213', 0.7), (side * 0.1, 0, 0.066), edge=0.005),
                  s.box('mark', (0.042, 0.011, 0.002), m.plain('mark', '#e6dfcf', 0.6), (side * 0.1, -0.095, 0.069), edge=0.0008)]
    return s.group(parts)


def weights():
    bpy.context.scene.view_settings.exposure = 0.3
    garden.shore()
    garden.lawn(-1.6, 9, 6, 7000)
    garden.grass(-1.3, 1.2, 1.3, 2600, 7)
    steel, plastic = m.metal('aluminium', '#c4c6c6', 0.34), m.plain('joint', '#23272b', 0.5)
    s.box('leg', (0.036, 0.036, 1.3), steel, (0, 0, 0.66), edge=0.004)
    s.box('outer', (0.045, 0.045, 1.2), steel, (0, 0, 1.2), edge=0.005)
    s.box('clamp', (0.06, 0.06, 0.07), plastic, (0, 0, 0.61), edge=0.008)
    s.box('foot', (0.13, 0.13, 0.008), steel, (0, 0, 0.02), edge=0.002)
    first = weight()
    first.location, first.rotation_euler.z = (0, 0, 0.026), math.radians(158)
    for x, y, z, turn, tilt in ((0.42, -0.12, 0.03, 20, 0), (0.425, -0.115, 0.1, 27, 0), (-0.38, -0.2, 0.032, -38, 3)):
        s.repeat(first, (x, y, z), (tilt, 0, turn))
    light.camera((0.25, -1.85, 0.72), (0.03, -0.02, 0.27), 42, 4, (0, -0.12, 0.1))


SCENES = {'barnum-3x3': small, 'barnum-3x4-5': medium, 'barnum-3x6': long, 'barnum-equipe': equipped, 'barnum-4x8': large, 'tente-5x10': reception,
          'mur-fenetre': wall_with_windows, 'lests': weights}
