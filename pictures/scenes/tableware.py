"""Glasses, plates, cups and cutlery: linen by a window."""
import math
import random

from kit import light, shapes as s
from kit import materials as m

WINE = [(0, 0), (0.03, 0.0002), (0.0345, 0.0008), (0.0343, 0.0019), (0.025, 0.0036), (0.012, 0.0062), (0.0056, 0.012),
        (0.0037, 0.025), (0.0034, 0.045), (0.0037, 0.066), (0.0058, 0.0775), (0.0155, 0.086), (0.0265, 0.1), (0.0328, 0.1205),
        (0.0335, 0.134), (0.0315, 0.157), (0.0288, 0.1795), (0.0284, 0.1802), (0.028, 0.1795), (0.0306, 0.157),
        (0.0326, 0.134), (0.0319, 0.1205), (0.0255, 0.1005), (0.0145, 0.0875), (0.004, 0.0822), (0, 0.0818)]
FLUTE = [(0, 0), (0.027, 0.0002), (0.0312, 0.0008), (0.031, 0.0018), (0.022, 0.0034), (0.01, 0.006), (0.0048, 0.013),
         (0.0036, 0.03), (0.0035, 0.05), (0.0042, 0.062), (0.0095, 0.074), (0.0165, 0.095), (0.0225, 0.13), (0.0248, 0.165),
         (0.0245, 0.2), (0.0228, 0.2245), (0.0225, 0.2252), (0.0221, 0.2245), (0.0237, 0.2), (0.0239, 0.165),
         (0.0216, 0.13), (0.0155, 0.0955), (0.0078, 0.0755), (0.0025, 0.0685), (0, 0.068)]


def filled(name, profile, level, wine, at, inside, sides=128):
    """A glass and what is in it up to `level`; the inside of the profile starts at index `inside`."""
    s.lathe(name, profile, m.glass(), at, steps=10, sides=sides)
    if not level:
        return
    inner = [p for p in s.spline(profile[inside:], 10) if p[1] < level]
    radius, height = inner[0]
    surface = [(0, level), (radius - 0.0025, level), (radius - 0.0008, level + 0.0003), (radius + 0.0002, level + 0.0012)]
    body = surface + [(r + 0.0002 if r > 1e-5 else 0, h - 0.0002) for r, h in inner]
    s.lathe(f'{name} wine', body[::-1], wine, at, steps=0, sides=sides)


def wine_glasses():
    light.table_top(wall='#9c8a74')
    red = m.glass('red', '#c01a38', 1.34)
    white = m.glass('white', '#fff3da', 1.34)
    filled('glass', WINE, 0.122, red, (-0.035, 0, 0), 17)
    filled('second', WINE, 0.118, white, (0.062, 0.075, 0), 17)
    light.camera((0.05, -0.76, 0.215), (0.012, 0.03, 0.09), 82, 5.6, (-0.035, -0.02, 0.12))


def flutes():
    light.table_top(wall='#9c8a74')
    gold = m.glass('champagne', '#ffeccb', 1.34)
    for index, (place, level) in enumerate((((-0.062, 0.0, 0), 0.188), ((0.028, 0.035, 0), 0.18), ((0.104, 0.115, 0), 0))):
        filled(f'flute {index}', FLUTE, level, gold, place, 17)
        if level:
            bubbles(place, level, index)
    light.camera((0.06, -0.88, 0.25), (0.012, 0.03, 0.112), 78, 5.6, (-0.05, 0, 0.15))


def bubbles(place, level, seed):
    """Strings of bubbles that rise, and the ring of foam that they end in."""
    rng = random.Random(seed)
    bead = s.ball('bubble', m.glass('air', '#ffffff', 0.75))
    strings = [(rng.uniform(-0.008, 0.008), rng.uniform(-0.008, 0.008)) for _ in range(7)]
    for x, y in strings:
        height = rng.uniform(0.082, 0.12)
        while height < level - 0.002:
            again = s.copies(bead, [(place[0] + x + rng.gauss(0, 0.0004), place[1] + y + rng.gauss(0, 0.0004), height)])[0]
            again.scale = [0.0003 + (height - 0.07) * 0.0042] * 3
            height += rng.uniform(0.003, 0.008)
    for _ in range(170):
        angle = rng.uniform(0, 2 * math.pi)
        radius = 0.0238 - abs(rng.gauss(0, 0.0012))
        again = s.copies(bead, [(place[0] + radius * math.cos(angle), place[1] + radius * math.sin(angle), level + rng.uniform(-0.0004, 0.0006))])[0]
        again.scale = [rng.uniform(0.0004, 0.0009)] * 3


PLATE = [(0, 0.0022), (0.06, 0.0022), (0.068, 0.0004), (0.071, 0), (0.074, 0.0012), (0.079, 0.0068), (0.088, 0.0155), (0.104, 0.0196),
         (0.126, 0.0238), (0.1297, 0.0252), (0.13, 0.0262), (0.129, 0.0272), (0.126, 0.0268), (0.104, 0.0232), (0.09, 0.0196),
         (0.0805, 0.0112), (0.074, 0.0072), (0.066, 0.0062), (0.03, 0.006), (0, 0.006)]


def plate(scale=1.0, at=(0, 0, 0), turn=(0, 0, 0)):
    return s.lathe('plate', [(r * scale, h * (scale + 1) / 2) for r, h in PLATE], m.porcelain(), at, turn, sides=192)


def pile(count, at, scale=1.0, step=0.0085):
    first = plate(scale, at)
    s.copies(first, [(at[0] + 0.001 * math.sin(7 * i), at[1] + 0.001 * math.cos(5 * i), at[2] + i * step) for i in range(1, count)])


def dinner_plate():
    light.table_top()
    plate(at=(-0.02, -0.03, 0))
    pile(7, (0.19, 0.2, 0))
    light.camera((0.0, -0.62, 0.42), (0.035, 0.022, 0.015), 60, 5.6, (-0.02, -0.06, 0.01))


def handle(wide, length, lift):
    """The stations of a handle up to its neck at `length`."""
    return [(0, -wide * 0.35, wide * 0.35, 0.0035, 0.0016, 0), (0.003, -wide * 0.85, wide * 0.85, 0.0035, 0.0026, 0),
            (0.02, -wide, wide, 0.0035, 0.003, 0), (length * 0.55, -wide * 0.66, wide * 0.66, 0.006, 0.0034, 0),
            (length * 0.85, -0.0033, 0.0033, lift, 0.0036, 0), (length, -0.0034, 0.0034, lift, 0.0034, 0)]


def fork(steel, at=(0, 0, 0), turn=(0, 0, 0)):
    body = s.strip('fork', [*handle(0.0095, 0.132, 0.0125), (0.145, -0.0072, 0.0072, 0.0105, 0.0024, 0.0006),
                            (0.157, -0.0122, 0.0122, 0.0068, 0.002, 0.001), (0.166, -0.0125, 0.0125, 0.0048, 0.0018, 0.0008)], steel)
    tines = [s.strip('tine', [(0.1645, y - 0.0019, y + 0.0019, 0.0046, 0.0018, 0), (0.182, y - 0.0016, y + 0.0016, 0.0042, 0.0018, 0),
                              (0.198, y * 0.94 - 0.0013, y * 0.94 + 0.0013, 0.0054, 0.0016, 0),
                              (0.206, y * 0.92 - 0.0007, y * 0.92 + 0.0007, 0.0072, 0.0012, 0)], steel, 6)
             for y in (-0.0105, -0.0035, 0.0035, 0.0105)]
    return s.group([body, *tines], at, turn)


def spoon(steel, at=(0, 0, 0), turn=(0, 0, 0)):
    body = s.strip('spoon', [*handle(0.0095, 0.132, 0.0125), (0.141, -0.0055, 0.0055, 0.0115, 0.0026, 0.0008),
                             (0.151, -0.0135, 0.0135, 0.0098, 0.002, 0.0042), (0.166, -0.0202, 0.0202, 0.0095, 0.0017, 0.0078),
                             (0.184, -0.0205, 0.0205, 0.0095, 0.0017, 0.0082), (0.199, -0.0142, 0.0142, 0.0098, 0.0017, 0.005),
                             (0.2055, -0.0065, 0.0065, 0.0102, 0.0015, 0.0012), (0.2075, -0.0005, 0.0005, 0.0104, 0.001, 0)], steel, 20)
    return s.group([body], at, turn)


def knife(steel, at=(0, 0, 0), turn=(0, 0, 0)):
    body = s.strip('knife', [(0, -0.004, 0.004, 0.0035, 0.003, 0), (0.003, -0.0085, 0.0085, 0.0035, 0.005, 0),
                             (0.02, -0.0095, 0.0095, 0.0035, 0.0058, 0), (0.07, -0.0075, 0.0075, 0.0035, 0.0056, 0),
                             (0.105, -0.0062, 0.0062, 0.0035, 0.005, 0), (0.115, -0.0068, 0.0068, 0.0035, 0.003, 0),
                             (0.123, -0.0092, 0.0078, 0.0035, 0.0018, 0), (0.16, -0.0102, 0.0082, 0.0035, 0.0015, 0),
                             (0.2, -0.0095, 0.0084, 0.0035, 0.0014, 0), (0.218, -0.006, 0.0082, 0.0035, 0.0013, 0),
                             (0.2285, 0.003, 0.007, 0.0035, 0.0011, 0), (0.23, 0.0052, 0.006, 0.0035, 0.001, 0)], steel, 12)
    return s.group([body], at, turn)


def napkin(tone, size, at, turn=0, layers=3):
    """Folded linen: layers that do not lie quite on each other."""
    for layer in range(layers):
        sheet = s.grid('napkin', (size[0] - 0.002 * layer, size[1] - 0.003 * layer), (90, 110), m.cloth('napkin', tone, 0.0011, strength=0.6),
                       (at[0] + 0.001 * layer, at[1] - 0.001 * layer, at[2] + 0.0018 + 0.0022 * layer))
        sheet.rotation_euler.z = math.radians(turn + 0.5 * layer)
        light.folds(sheet, 0.07, 0.0016)
        solid = sheet.modifiers.new('thickness', 'SOLIDIFY')
        solid.thickness, solid.offset = 0.0018, 0
        s.bevel(sheet, 0.0006)


def cutlery():
    light.table_top(wall='#d6cdbd')
    steel = m.metal('cutlery', '#d2d0ca', 0.09)
    napkin('#d8c9ad', (0.235, 0.285), (0, 0, 0), 4)
    light.area('ceiling', (0.1, 0.5, 1.5), (0, 0, 0), (1.6, 1.2), 9, '#fbf6ec')
    for piece, x, y in ((fork, -0.055, -0.105), (knife, 0.005, -0.118), (spoon, 0.062, -0.104)):
        piece(steel, (x, y, 0.0068), (0, 0, 93 if piece is not knife else 94))
    light.camera((0.06, -0.42, 0.5), (0.006, -0.005, 0.0), 62, 6.3, (0, -0.02, 0.01))


CUP = [(0, 0.003), (0.02, 0.003), (0.0225, 0.0004), (0.0245, 0.0002), (0.0258, 0.002), (0.0262, 0.005), (0.032, 0.011), (0.0378, 0.022),
       (0.0402, 0.038), (0.0415, 0.0555), (0.0418, 0.0585), (0.041, 0.0595), (0.0399, 0.0585), (0.0385, 0.0555), (0.0372, 0.038),
       (0.0348, 0.023), (0.029, 0.0135), (0.02, 0.0085), (0, 0.0075)]
SAUCER = [(0, 0.0025), (0.03, 0.0025), (0.0335, 0), (0.037, 0.0008), (0.05, 0.0075), (0.066, 0.0128), (0.0745, 0.0165), (0.0752, 0.0176),
          (0.0742, 0.0181), (0.065, 0.0158), (0.049, 0.0112), (0.036, 0.0058), (0.0285, 0.0052), (0.0275, 0.0042), (0, 0.004)]


def coffee(level):
    n = m.Nodes('coffee')
    foam = n.noise(160, detail=6)
    edge = n.node('TexGradient', {'gradient_type': 'SPHERICAL'}, Vector=n.place((27, 27, 27)))
    rim = n.ramp(n.math('ADD', edge, n.math('MULTIPLY', foam, 0.22)), (0.1, '#a8733c'), (0.24, '#6a3c1b'), (0.4, '#2a1409'))
    material = n.surface(Base_Color=rim, Roughness=0.1, Specular=0.5)
    return s.lathe('coffee', [(0, 0), (0.0355, 0), (0.0374, 0.0003), (0.0386, 0.0014)], material, (0, 0, level), steps=0)


def cup(at=(0, 0, 0), turn=40, full=True):
    china = m.porcelain()
    parts = [s.lathe('cup', CUP, china, (0, 0, 0.0045)), s.lathe('saucer', SAUCER, china)]
    parts.append(s.tube('handle', [(0.0385, 0, 0.0515), (0.052, 0, 0.0555), (0.0635, 0, 0.049), (0.0625, 0, 0.034), (0.05, 0, 0.0235), (0.0355, 0, 0.0215)],
                        0.0042, china))
    if full:
        parts.append(coffee(0.0495))
    return s.group(parts, at, (0, 0, turn))


def coffee_cup():
    light.table_top()
    cup((-0.01, 0, 0), -28)
    spoon(m.metal('spoon', '#d2d0ca', 0.09), (-0.072, -0.047, 0.0163), (0, 0, 0)).scale = (0.58, 0.58, 0.58)
    light.area('room', (-0.35, -1.1, 0.75), (0, 0, 0.04), (1.1, 0.9), 5, '#f4f6f8')
    cup((0.155, 0.21, 0), -40, full=False)
    light.camera((0.05, -0.46, 0.27), (0.022, 0.018, 0.024), 75, 5.6, (-0.01, -0.04, 0.05))


def raspberry(rng, drupelet, at, turn):
    """Drupelets on a cone, hollow at the top."""
    beads = []
    for row in range(8):
        height = 0.0025 + row * 0.0021
        radius = 0.0098 * math.sin(math.pi * min(1, 0.25 + 0.62 * (1 - row / 8))) * (1 if row < 7 else 0.4)
        count = max(4, round(2 * math.pi * radius / 0.0036))
        for index in range(count):
            angle = 2 * math.pi * (index + 0.5 * (row % 2)) / count + rng.uniform(-0.1, 0.1)
            beads += s.copies(drupelet, [(radius * math.cos(angle), radius * math.sin(angle), height)])
            beads[-1].scale = [rng.uniform(0.0021, 0.0025)] * 3
    return s.group(beads, at, turn)


def dessert_plate():
    light.table_top()
    plate(0.77, (-0.015, -0.01, 0))
    pile(6, (0.17, 0.2, 0), 0.77, 0.0078)
    rng = random.Random(5)
    n = m.Nodes('raspberry')
    tone = n.math('ADD', n.math('MULTIPLY', n.noise(0.6), 0.6), n.math('MULTIPLY', n.node('ObjectInfo').outputs['Random'], 0.4))
    drupelet = s.ball('drupelet', n.surface(Base_Color=n.ramp(tone, (0.3, '#7c0b22'), (0.7, '#c22742')), Roughness=0.28))
    for x, y, turn in ((-0.034, 0.004, (0, 0, 0)), (-0.013, 0.012, (0, 0, 50)), (-0.026, -0.018, (92, 0, 30)), (0.008, -0.004, (0, 0, 10)),
                       (-0.006, -0.024, (95, 0, 120)), (-0.05, -0.012, (94, 0, 250))):
        raspberry(rng, drupelet, (x, y, 0.0048 if turn[0] == 0 else 0.0145), turn)
    mint = m.leaf('mint', '#4d7a3c', '#7ba454')
    for x, y, turn, lift in ((-0.012, -0.006, 30, -18), (-0.017, -0.004, 160, -22), (-0.011, -0.001, 95, -30)):
        s.strip('mint', [(0, -0.001, 0.001, 0, 0.0005, 0), (0.007, -0.007, 0.007, 0.001, 0.0005, 0.0015), (0.016, -0.008, 0.008, 0.0015, 0.0005, 0.002),
                         (0.026, -0.004, 0.004, 0, 0.0005, 0.001), (0.031, -0.0003, 0.0003, -0.002, 0.0004, 0)], mint, 12, (x, y, 0.024), (0, lift, turn))
    piece = fork(m.metal('fork', '#d2d0ca', 0.09), (0.082, -0.125, 0.001), (0, 0, 78))
    piece.scale = (0.85, 0.85, 0.85)
    light.camera((0.02, -0.5, 0.36), (0.025, 0.012, 0.01), 62, 5.6, (-0.02, -0.03, 0.01))


def percolator():
    light.table_top(far=0.9)
    steel = m.metal('steel', '#c6c4be', 0.2, brushed=(3, 3, 420))
    bright = m.metal('chrome', '#d2d0ca', 0.1)
    black = m.plain('bakelite', '#17181a', 0.3)
    parts = [s.lathe('base', [(0, 0), (0.131, 0), (0.1375, 0.004), (0.1385, 0.03), (0.136, 0.055), (0.1305, 0.067), (0.1275, 0.07)], black, steps=0),
             s.lathe('body', [(0.127, 0.066), (0.1285, 0.068), (0.1288, 0.074), (0.1275, 0.077),
                              (0.1275, 0.355), (0.129, 0.358), (0.1305, 0.363), (0.1305, 0.369), (0.1285, 0.372)], steel, steps=0),
             s.lathe('lid', [(0.128, 0.3725), (0.133, 0.3735), (0.1338, 0.377), (0.131, 0.3815),
                             (0.121, 0.3905), (0.095, 0.4035), (0.06, 0.4125), (0.025, 0.4165), (0, 0.417)], bright, steps=5),
             s.lathe('knob', [(0.017, 0.415), (0.013, 0.42), (0.0115, 0.431), (0.0145, 0.438),
                              (0.0225, 0.444), (0.025, 0.451), (0.022, 0.459), (0.012, 0.4625), (0, 0.463)], black, steps=5)]
    for side in (-1, 1):
        parts += [s.tube('handle', [(side * x, 0, z) for x, z in ((0.126, 0.322), (0.15, 0.324), (0.172, 0.318), (0.178, 0.3),
                                                              (0.178, 0.262), (0.172, 0.246), (0.15, 0.24), (0.126, 0.242))], 0.0115, black),
                  s.box('plate', (0.01, 0.046, 0.115), black, (side * 0.129, 0, 0.282), edge=0.004)]
    front = -0.1415
    parts += [s.rod('gauge', (0, front, 0.15), (0, front, 0.335), 0.0068, m.glass()),
              s.rod('coffee', (0, front, 0.151), (0, front, 0.295), 0.0046, m.plain('coffee', '#1d0d06', 0.08)),
              s.rod('cap', (0, front, 0.328), (0, front, 0.35), 0.0105, bright), s.rod('cap', (0, front, 0.132), (0, front, 0.156), 0.0105, bright),
              s.rod('neck', (0, -0.12, 0.341), (0, front, 0.341), 0.0062, bright), s.rod('neck', (0, -0.12, 0.142), (0, front, 0.142), 0.0062, bright),
              s.rod('tap', (0, -0.12, 0.113), (0, -0.186, 0.113), 0.0098, bright), s.rod('nut', (0, -0.126, 0.113), (0, -0.138, 0.113), 0.0165, bright),
              s.lathe('spout', [(0.0068, 0), (0.0098, 0.001), (0.0118, 0.022), (0.0142, 0.034), (0.0142, 0.052), (0.0105, 0.058), (0, 0.059)], bright,
                      (0, -0.182, 0.075), steps=4),
              s.beam('lever', (0, -0.182, 0.13), (0, -0.199, 0.192), (0.017, 0.0105), black, 0.0045),
              s.lathe('lamp', [(0, 0.003), (0.0045, 0.0022), (0.006, 0)], m.lamp('lamp', '#ff5a2a', 3), (0.052, -0.1265, 0.034), (90, 0, 22), steps=4)]
    s.group(parts, (-0.05, 0, 0), (0, 0, 20))
    cup((0.2, -0.13, 0), -35)
    light.area('front', (0.75, -1.7, 0.9), (0, 0, 0.2), (0.7, 1.6), 9, '#f6f1e6')
    light.camera((0.1, -1.25, 0.5), (0.045, 0, 0.2), 56, 5.6, (-0.01, -0.13, 0.2))


SCENES = {'verre-vin': wine_glasses, 'flute': flutes, 'assiette-plate': dinner_plate, 'assiette-dessert': dessert_plate,
          'couverts': cutlery, 'tasse': coffee_cup, 'percolateur': percolator}
