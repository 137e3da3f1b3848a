"""Chairs and tables: a light room with oak boards."""
import math

from kit import light, shapes as s
from kit import materials as m
from scenes.tableware import FLUTE, WINE, filled


def bamboo(rings, radius=0.0115, swell=0.0165, ends=None):
    """The profile of a rod turned as bamboo: a double ring at each of `rings`."""
    line = [(0, radius)]
    for ring in rings:
        for shift, size in ((-0.03, radius), (-0.022, swell * 0.93), (-0.012, swell), (-0.003, radius * 1.12), (0.006, swell * 0.94),
                            (0.014, swell * 0.9), (0.022, radius)):
            line.append((ring + shift * 0.8, size))
    return [*line, (1, ends or radius)]


def napoleon_chair(tone='#ece6da'):
    resin = m.plain('resin', tone, 0.3, 0.04, 90)
    front, back, depth, seat = 0.2, 0.178, 0.19, 0.435
    parts = []
    for side in (-1, 1):
        parts.append(s.turned('leg', (side * front, -depth, seat), (side * (front + 0.004), -depth - 0.012, 0), bamboo((0.16, 0.5, 0.84)), resin))
        parts.append(s.turned('leg', (side * back, depth, seat), (side * back, depth + 0.05, 0), bamboo((0.3, 0.62)), resin))
        parts.append(s.turned('post', (side * back, depth, seat - 0.01), (side * back, depth + 0.062, 0.885), bamboo((0.3, 0.62)), resin))
        parts.append(s.lathe('knob', [(0, 0), (0.012, 0.0), (0.0165, 0.008), (0.0135, 0.016), (0.017, 0.024), (0.0125, 0.034), (0, 0.037)], resin,
                             (side * back, depth + 0.062, 0.883), sides=40))
        for height in (0.17, 0.29):
            lean = 0.012 * (1 - height / seat)
            parts.append(s.turned('stretcher', (side * front, -depth - lean, height), (side * back, depth + 0.05 * (1 - height / seat), height),
                                  bamboo((0.3, 0.7), 0.0085, 0.0115), resin))
    for height in (0.2, 0.32):
        parts.append(s.turned('stretcher', (-front, -depth - 0.006, height), (front, -depth - 0.006, height), bamboo((0.25, 0.5, 0.75), 0.0085, 0.0115), resin))
    parts.append(s.turned('stretcher', (-back, depth + 0.025, 0.24), (back, depth + 0.025, 0.24), bamboo((0.5,), 0.0085, 0.0115), resin))

    def behind(height):
        return depth + 0.062 * (height - seat) / 0.45

    for height, size in ((0.855, 0.0115), (0.8, 0.009), (0.535, 0.009)):
        parts.append(s.turned('rail', (-back, behind(height), height), (back, behind(height), height), bamboo((0.18, 0.5, 0.82), size, size * 1.4), resin))
    for spindle in range(-3, 4):
        x = spindle * back / 4
        parts.append(s.turned('spindle', (x, behind(0.535), 0.535), (x, behind(0.8), 0.8), bamboo((0.35, 0.65), 0.0068, 0.0098), resin, 28))
    parts.append(s.box('seat', (0.425, 0.415, 0.026), resin, (0, 0, seat), edge=0.012))
    ivory = m.cloth('ivory', '#efe5d0', 0.0011, source='Object')
    cushion = s.box('cushion', (0.4, 0.385, 0.046), ivory, (0, -0.004, seat + 0.036), edge=0.0215)
    cushion.modifiers['bevel'].segments = 8
    parts.append(cushion)
    corner = [(0.178 * i, 0.17 * j) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    edge = []
    for index, (x, y) in enumerate(corner):
        for step in range(5):
            angle = math.pi + math.pi / 2 * (index + step / 4)
            edge.append((x + 0.0225 * math.cos(angle), y - 0.004 + 0.0225 * math.sin(angle), seat + 0.036))
    parts.append(s.tube('piping', edge, 0.003, ivory, closed=True))
    for side in (-1, 1):
        x, y = side * back, depth - 0.006
        for end in (-1, 1):
            parts.append(s.tube('tie', [(x - side * 0.02, y - 0.012, seat + 0.04), (x + end * 0.012, y - 0.014, seat + 0.03),
                                        (x + end * 0.02, y - 0.01, seat - 0.03), (x + end * 0.026, y - 0.004, seat - 0.1)], 0.0026, ivory))
    return s.group(parts)


def napoleon():
    light.room()
    napoleon_chair().rotation_euler.z = math.radians(28)
    light.camera((0.35, -3.0, 1.12), (0.02, 0, 0.455), 78, 4, (0, -0.15, 0.6))


def folding_chair():
    resin = m.plain('resin', '#ece8de', 0.38, 0.06, 120)
    steel = m.metal('pin', '#b9b7b0', 0.25)
    parts = []

    def along(z, start, end):
        part = z / (end[1] - start[1])
        return start[0] + (end[0] - start[0]) * part

    long, short = ((-0.235, 0), (0.235, 0.8)), ((0.25, 0), (-0.2, 0.45))
    for side in (-1, 1):
        parts.append(s.beam('long', (side * 0.212, long[0][0], 0), (side * 0.212, long[1][0], long[1][1]), (0.021, 0.036), resin, 0.006, 'Y'))
        parts.append(s.beam('short', (side * 0.186, short[0][0], 0), (side * 0.186, short[1][0], short[1][1]), (0.021, 0.036), resin, 0.006, 'Y'))
        parts.append(s.rod('pin', (side * 0.17, -0.0555, 0.3055), (side * 0.2245, -0.0555, 0.3055), 0.006, steel))
        for foot in (long[0][0], short[0][0]):
            parts.append(s.box('foot', (0.026, 0.04, 0.016), m.plain('rubber', '#c9c4b8', 0.7), (side * (0.212 if foot < 0 else 0.186), foot, 0.008),
                               edge=0.004))
    for z, high in ((0.745, 0.085), (0.6, 0.055)):
        tilt = math.degrees(math.atan2(long[1][0] - long[0][0], 0.8))
        parts.append(s.box('slat', (0.41, 0.016, high), resin, (0, along(z, *long) - 0.004, z), (-tilt, 0, 0), 0.006))
    for z, frame, wide in ((0.11, long, 0.41), (0.14, short, 0.36)):
        parts.append(s.box('bar', (wide, 0.018, 0.03), resin, (0, along(z, *frame), z), edge=0.006))
    parts.append(s.box('seat', (0.392, 0.4, 0.018), resin, (0, 0.0, 0.452), (-2, 0, 0), 0.006))
    pad = s.box('pad', (0.375, 0.375, 0.03), m.plain('vinyl', '#efebe2', 0.42, 0.25, 500), (0, -0.002, 0.472), (-2, 0, 0), 0.0145)
    pad.modifiers['bevel'].segments = 6
    return s.group([*parts, pad])


def folding():
    light.room()
    folding_chair().rotation_euler.z = math.radians(34)
    light.camera((0.35, -2.9, 1.08), (0.02, 0, 0.4), 80, 4, (0, -0.15, 0.5))


def folding_legs(x, reach, height, steel, rubber, brace):
    """A pair of legs at `x`, joined by two bars, with a brace towards the middle."""
    parts = []
    for side in (-1, 1):
        parts.append(s.rod('leg', (x, side * reach, 0.01), (x, side * reach, height), 0.0135, steel))
        parts.append(s.lathe('foot', [(0, 0), (0.017, 0), (0.0175, 0.003), (0.0165, 0.03), (0.0145, 0.032)], rubber, (x, side * reach, 0), steps=0, sides=32))
    for z in (0.12, height - 0.1):
        parts.append(s.rod('bar', (x, -reach, z), (x, reach, z), 0.0095, steel))
    parts.append(s.tube('brace', [(x, 0, height - 0.1), (x * 0.93, 0, height - 0.09), (brace, 0, height - 0.012)], 0.008, steel, soft=False))
    return parts


def rectangular(turn=0):
    steel = m.plain('powder', '#8d9190', 0.4, 0.08, 700)
    rubber = m.plain('rubber', '#33363a', 0.7)
    top = m.plain('polyethylene', '#e6e2d8', 0.46, 0.2, 420)
    parts = [s.box('top', (1.8, 0.75, 0.042), top, (0, 0, 0.719), edge=0.013), s.box('rim', (1.72, 0.67, 0.03), m.plain('under', '#bfbcb3', 0.6), (0, 0, 0.69))]
    for x in (-0.68, 0.68):
        parts += folding_legs(x, 0.28, 0.7, steel, rubber, x * 0.45)
    return s.group(parts, turn=(0, 0, turn))


def rectangular_table():
    light.room()
    rectangular(-24)
    filled('glass', WINE, 0.118, m.glass('white', '#fff3da', 1.34), (0.32, -0.1, 0.7402), 17, 96)
    light.camera((0.25, -4.1, 1.5), (0.0, 0, 0.4), 62, 4.5, (0.2, -0.4, 0.74))


def stool(wide, deep, high):
    """A small oak table or stool with splayed legs."""
    oak = m.wood('oak', '#b98b57', '#8f6334', 'x', 0.4)
    legs = [s.beam('leg', (i * (wide / 2 - 0.05), j * (deep / 2 - 0.05), high - 0.02), (i * (wide / 2 - 0.015), j * (deep / 2 - 0.015), 0), (0.03, 0.03), oak,
                   0.005)
            for i in (-1, 1) for j in (-1, 1)]
    return [s.box('top', (wide, deep, 0.026), oak, (0, 0, high - 0.013), edge=0.006), *legs]


def round_table():
    light.room()
    steel = m.plain('powder', '#6f7574', 0.4, 0.08, 700)
    rubber = m.plain('rubber', '#33363a', 0.7)
    birch = m.wood('birch', '#d9b98a', '#bd9560', 'x', 0.4, 0.7, 0.15)
    edge = m.metal('band', '#a9a8a2', 0.35)
    parts = [s.lathe('top', [(0, 0.72), (0.742, 0.72), (0.742, 0.7395), (0.7405, 0.741), (0, 0.741)], birch, steps=0, sides=192),
             s.lathe('band', [(0.7425, 0.718), (0.748, 0.7185), (0.75, 0.7215), (0.75, 0.738), (0.7475, 0.742), (0.743, 0.7418)], edge, steps=0, sides=192)]
    for y in (-0.16, 0.16):
        parts.append(s.box('batten', (1.15, 0.06, 0.022), birch, (0, y, 0.709)))
    for x in (-0.42, 0.42):
        parts += folding_legs(x, 0.34, 0.705, steel, rubber, x * 0.3)
    s.group(parts, turn=(0, 0, -30))
    filled('glass', WINE, 0.118, m.glass('red', '#c01a38', 1.34), (0.2, -0.22, 0.7412), 17, 96)
    light.camera((0.2, -3.9, 1.5), (0, 0, 0.4), 66, 4.5, (0.1, -0.5, 0.74))


def standing_table():
    light.room()

    def place(u, turn):
        angle = 2 * math.pi * turn
        toward = (0.5 + 0.5 * math.cos(4 * (angle - math.pi / 4))) ** 2.2
        hem, foot, waist = 0.012 + 0.27 * (1 - toward) ** 0.8, 0.19 + 0.17 * toward, 0.125 + 0.012 * abs(math.cos(2 * (angle - math.pi / 4)))
        radius = waist + (0.4 - waist) * (1 - u) ** 2.6 + (foot - waist) * u ** 2.3 + 0.0025 * math.sin(4 * angle + 9 * u) * math.sin(math.pi * u)
        return radius * math.cos(angle), radius * math.sin(angle), 1.095 * (1 - u) + hem * u

    spandex = m.cloth('spandex', '#efebe2', 0.0016, source='Object', strength=0.15)
    cover = s.patch('cover', 70, 160, place, spandex, True)
    cover.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.0015
    top = s.lathe('top', [(0.4, 1.094), (0.402, 1.1), (0.3995, 1.1045), (0.394, 1.106), (0, 1.106)], spandex, steps=0, sides=160)
    steel = m.plain('powder', '#55595b', 0.4)
    feet = [s.rod('foot', (0.03 * math.cos(a), 0.03 * math.sin(a), 0.2), (0.36 * math.cos(a), 0.36 * math.sin(a), 0.012), 0.013, steel)
            for a in (math.pi / 4 + i * math.pi / 2 for i in range(4))]
    feet.append(s.rod('column', (0, 0, 0.15), (0, 0, 1.09), 0.02, steel))
    s.group([cover, top, *feet], turn=(0, 0, 12))
    gold = m.glass('champagne', '#ffeccb', 1.34)
    filled('flute', FLUTE, 0.185, gold, (-0.09, -0.1, 1.1062), 17, 96)
    filled('flute', FLUTE, 0.175, gold, (0.1, 0.03, 1.1062), 17, 96)
    light.camera((0.3, -3.95, 1.66), (0, 0, 0.68), 68, 4, (0, -0.3, 1.1))


def beer_table(turn=0):
    """The table and its two benches."""
    pine = m.wood('pine', '#d9a766', '#b57a3a', 'x', 0.3, 0.8, 0.35)
    green = m.plain('green', '#1f5148', 0.38, 0.06, 600)

    def trestle(x, height, spread, bar):
        parts = [s.tube('trestle', [(x, side * spread, 0.012), (x, side * spread * 0.62, height)], 0.0125, green, soft=False) for side in (-1, 1)]
        parts.append(s.rod('bar', (x, -spread * bar, height * 0.35), (x, spread * bar, height * 0.35), 0.009, green))
        parts.append(s.rod('brace', (x, 0, height * 0.35), (x * 0.62, 0, height), 0.008, green))
        return parts

    def piece(width, height, spread, planks):
        parts = []
        for plank in range(planks):
            wide = width / planks
            parts.append(s.box('plank', (2.2, wide - 0.002, 0.027), pine, (0, (plank + 0.5) * wide - width / 2, height - 0.0135), edge=0.004))
        for x in (-0.78, 0.78):
            parts += [s.box('batten', (0.05, width * 0.9, 0.022), pine, (x, 0, height - 0.038)), *trestle(x, height - 0.04, spread, 0.85)]
        return parts

    table = piece(0.5, 0.77, 0.23, 4)
    bench = s.group(piece(0.25, 0.47, 0.115, 2), (0, -0.62, 0))
    other = s.repeat(bench, (0, 0.62, 0))
    whole = s.group(table)
    for thing in (bench, other):
        thing.parent = whole
    whole.rotation_euler.z = math.radians(turn)
    return whole


def beer_set():
    light.room(far=1.9)
    beer_table(-27)
    filled('glass', WINE, 0.115, m.glass('red', '#c01a38', 1.34), (0.4, -0.12, 0.7702), 17, 96)
    light.camera((0.3, -5.2, 1.75), (0.02, 0, 0.36), 64, 5, (0.2, -0.5, 0.7))


def sofa():
    light.room(far=1.7)
    linen = m.cloth('linen', '#e9e0cf', 0.0024, source='Object', slub=0.7, strength=0.5)
    oak = m.wood('oak', '#a87848', '#7d5430', 'z', 0.4)
    parts = [s.box('frame', (1.36, 0.74, 0.17), linen, (0, 0.01, 0.225), edge=0.02)]
    for side in (-1, 1):
        parts.append(s.box('arm', (0.13, 0.78, 0.42), linen, (side * 0.635, 0, 0.37), edge=0.035))
        for y in (-0.32, 0.32):
            parts.append(s.turned('leg', (side * 0.6, y, 0.15), (side * 0.625, y * 1.06, 0), [(0, 0.024), (0.97, 0.0145), (1, 0.0125)], oak))
    parts.append(s.box('back', (1.15, 0.15, 0.5), linen, (0, 0.325, 0.5), (-7, 0, 0), 0.04))
    cushions = []
    for index, side in enumerate((-1, 1)):
        cushions.append(s.cushion('seat', (0.565, 0.6, 0.1), 0.022, linen, (side * 0.284, -0.075, 0.378), (0, 0, side * 0.4), 0.012, index))
        cushions.append(s.cushion('rest', (0.56, 0.4, 0.07), 0.05, linen, (side * 0.284, 0.185, 0.6), (76, 0, side * 0.8), 0.03, index + 5))
    sea, sand = (m.cloth(name, tone, 0.0014, source='Object', slub=0.7) for name, tone in (('sea', '#1d6a70'), ('sand', '#c9b48c')))
    cushions.append(s.cushion('pillow', (0.42, 0.42, 0.001), 0.07, sea, (-0.36, 0.03, 0.6), (68, 9, 12), 0.09, 11))
    cushions.append(s.cushion('pillow', (0.38, 0.38, 0.001), 0.065, sand, (0.4, 0.04, 0.585), (68, -7, -14), 0.09, 12))
    whole = s.group(parts)
    for cushion in cushions:
        cushion.parent = whole
    whole.rotation_euler.z = math.radians(24)
    light.camera((0.2, -4.0, 1.3), (0, 0, 0.38), 70, 4.5, (0, -0.35, 0.5))


SCENES = {'chaise-napoleon': napoleon, 'chaise-pliante': folding, 'table-rectangulaire': rectangular_table, 'table-ronde': round_table,
          'mange-debout': standing_table, 'ensemble-brasserie': beer_set, 'canape-lounge': sofa}
