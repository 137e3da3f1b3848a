"""Fire and food: a table in the last sun, the terrace after it."""
import math
import random

from kit import garden, light, shapes as s
from kit import materials as m
from scenes.sound import garland


def evening(far=2.6):
    """The terrace when the sun is gone: bulbs, and the light of the house from the right."""
    garden.dusk(0.62, (-0.3, 0.95), 0.5)
    garden.terrace(far)
    for x, y, size, seed in ((-4.2, far + 1.2, (2.4, 1.2, 1.9), 1), (4.2, far + 1.5, (2.4, 1.2, 2.3), 3)):
        garden.bush((x, y, -0.8), size, seed, leaves=1900)
    garland((-3.6, 3.4, 2.6), (3.8, 3.0, 2.75), 0.4, (0.5, -4.9, 1.35), halo=0.16, power=0)
    light.area('house', (2.6, -2.6, 2.2), (0, 0, 1.1), (1.2, 2.2), 70, '#ffd9a8')


def kitchen_table():
    """A table in the last sun: its top at 0, the meadow 76 cm lower and far out of focus."""
    light.sky(15, -78, 0.2, 0.5)
    n = m.Nodes('meadow')
    tone = n.ramp(n.noise(0.9, detail=5), (0.3, '#53682f'), (0.55, '#7b8c45'), (0.8, '#a5a35c'))
    s.grid('meadow', (240, 60), (1, 1), n.surface(Base_Color=tone, Roughness=0.95), (0, 32, -0.76))
    light.boards(m.wood('table', '#a9764a', '#70492a', 'x', 0.36, 1.3), (-1.3, 1.3), (-0.8, 0.56), 0.19, lengths=(5, 5))
    light.area('card', (0.9, -1.2, 0.9), (0, 0, 0.1), (0.9, 0.9), 12, '#fff1dc')


def knob(at, scale=1.0, turn=0):
    """A gas tap on a front that looks towards -y."""
    black, steel = m.plain('tap', '#17181a', 0.35), m.metal('collar', '#b9b8b3', 0.25)
    parts = [s.lathe('collar', [(0.025, 0), (0.0245, 0.003), (0.022, 0.004)], steel, steps=0, sides=64),
             s.lathe('tap', [(0.02, 0.003), (0.0195, 0.016), (0.018, 0.0185), (0, 0.0185)], black, steps=0, sides=64),
             s.box('grip', (0.009, 0.038, 0.014), black, (0, 0, 0.022), (0, 0, turn), 0.003),
             s.box('mark', (0.002, 0.012, 0.001), m.plain('mark', '#e8e2d4', 0.5), (0, 0.011, 0.0293), edge=0.0003)]
    whole = s.group(parts, at, (90, 0, 0))
    whole.scale = (scale, scale, scale)
    return whole


def cast_iron():
    n = m.Nodes('iron')
    grain, stain = n.noise(420, detail=3), n.noise(14, detail=4)
    return n.surface(Base_Color=n.ramp(stain, (0.3, '#17181a'), (0.7, '#2a2b2d')), Roughness=n.ramp(stain, (0.3, 0.3), (0.7, 0.52)), Specular=0.5,
                     Normal=n.bump(grain, 0.25, 0.0006))


def pancake(at, seed):
    """A crêpe: thin, browned in rings and specks, its edge never quite round."""
    rng = random.Random(seed)
    n = m.Nodes('pancake')
    where = n.place()
    rings = n.node('VectorMath', {'operation': 'LENGTH'}, _0=where).outputs['Value']
    brown = n.math('ADD', n.math('ADD', n.math('MULTIPLY', n.noise(26, where, detail=6), 0.75), n.math('MULTIPLY', n.noise(130, where, detail=3), 0.35)),
                   n.math('MULTIPLY', n.math('POWER', n.math('MULTIPLY', rings, 5.4), 7), 0.16))
    tone = n.ramp(brown, (0.4, '#efce8c'), (0.55, '#dfa757'), (0.66, '#b46f2b'), (0.82, '#7a411a'))
    dough = n.surface(Base_Color=tone, Roughness=0.5, Specular=0.35, Normal=n.bump(brown, 0.35, 0.003))
    waves = [(rng.randint(2, 9), rng.uniform(0, 6), rng.uniform(0.0006, 0.002)) for _ in range(6)]

    def place(part, turn):
        angle = 2 * math.pi * turn
        radius = (0.182 + sum(a * math.sin(k * angle + p) for k, p, a in waves)) * part
        lift = 0.0022 * math.sin(9 * part + 3 * math.sin(2 * angle)) * part * part
        return radius * math.cos(angle), radius * math.sin(angle), 0.0028 + lift - (0.002 if part == 1 else 0)

    crepe = s.patch('pancake', 24, 160, place, dough, True)
    crepe.location = at
    return crepe


def crepe_maker():
    steel, bright, rubber = m.metal('steel', '#c2c0ba', 0.24, brushed=(3, 200, 200)), m.metal('ring', '#cfcdc7', 0.16), m.plain('foot', '#17181a', 0.7)
    iron = cast_iron()
    parts = [s.box('body', (0.88, 0.46, 0.1), steel, (0, 0, 0.08), edge=0.014), s.box('seam', (0.87, 0.45, 0.004), rubber, (0, 0, 0.029), edge=0.001)]
    for side in (-1, 1):
        parts += [s.lathe('ring', [(0.2, 0.128), (0.212, 0.13), (0.213, 0.134), (0.208, 0.139), (0.2, 0.14)], bright, (side * 0.216, 0, 0), steps=3, sides=192),
                  s.lathe('plate', [(0.19, 0.132), (0.199, 0.135), (0.2, 0.139), (0.2, 0.156), (0.1985, 0.159), (0.195, 0.16), (0, 0.16)], iron,
                          (side * 0.216, 0, 0), steps=0, sides=192),
                  knob((side * 0.216, -0.231, 0.08), 1, 25 * side)]
        parts += [s.lathe('foot', [(0.022, 0), (0.024, 0.004), (0.02, 0.03), (0, 0.03)], rubber, (side * 0.4, y, 0), steps=0, sides=40) for y in (-0.19, 0.19)]
    return parts


def pancakes():
    kitchen_table()
    beech = m.wood('beech', '#d9b382', '#b98a55', 'x', 0.5, 2)
    rake = [s.rod('shaft', (-0.2, 0, 0.011), (0.05, 0, 0.013), 0.0055, beech), s.rod('rake', (0.05, -0.09, 0.011), (0.05, 0.09, 0.011), 0.0105, beech)]
    s.group([*crepe_maker(), pancake((-0.216, 0, 0.16), 4), s.group(rake, (0.216, 0, 0.16), (0, 0, 52))], (0.02, 0.06, 0), (0, 0, 17))
    s.strip('spatula', [(0, -0.011, 0.011, 0.006, 0.006, 0), (0.1, -0.009, 0.009, 0.007, 0.006, 0), (0.14, -0.014, 0.014, 0.006, 0.005, 0),
                        (0.2, -0.019, 0.019, 0.005, 0.003, 0),
                        (0.36, -0.019, 0.019, 0.004, 0.002, 0), (0.385, -0.012, 0.012, 0.004, 0.0015, 0)], beech, 10, (-0.14, -0.43, 0), (0, 0, 12))
    light.camera((0.1, -1.42, 0.82), (0.02, -0.03, 0.06), 52, 5, (0, -0.16, 0.12))


def slice_of(kind, at, turn, rng):
    """Courgette, pepper, onion: one piece."""
    if kind == 'courgette':
        n = m.Nodes('courgette')
        far = n.node('VectorMath', {'operation': 'LENGTH'}, _0=n.place()).outputs['Value']
        tone = n.ramp(n.math('ADD', n.math('MULTIPLY', far, 38), n.math('MULTIPLY', n.noise(160), 0.25)), (0.25, '#b9a35a'), (0.5, '#e6dc9e'),
                      (0.85, '#d8d78d'), (1, '#3e6a2c'))
        flesh = n.surface(Base_Color=n.mix(n.ramp(n.noise(70, detail=5), (0.52, 0.0), (0.7, 0.55)), tone, m.colour('#8a5a26')), Roughness=0.32)
        return s.lathe('courgette', [(0.0185, 0), (0.022, 0.0012), (0.0225, 0.004), (0.0215, 0.0075), (0.018, 0.0085), (0, 0.0085)], flesh, at, turn, steps=3,
                       sides=48)
    tone = {'red': '#c02f1f', 'yellow': '#e5a521', 'onion': '#b4708f', 'meat': '#b97f4b', 'green': '#4f7a34'}[kind]
    n = m.Nodes(kind)
    seared = n.mix(n.ramp(n.noise(60, detail=5), (0.5, 0.0), (0.72, 0.75)), m.colour(tone), m.colour('#5a2f16'))
    flesh = n.surface(Base_Color=seared, Roughness=0.3, Normal=n.bump(n.noise(180), 0.3, 0.001))
    size = rng.uniform(0.026, 0.031) if kind == 'meat' else rng.uniform(0.023, 0.028)
    return s.box(kind, (size if kind == 'meat' else 0.012, size, size * 0.85), flesh, at, turn, 0.0055)


def griddle():
    steel, iron, rubber = m.metal('steel', '#c2c0ba', 0.24, brushed=(3, 200, 200)), cast_iron(), m.plain('foot', '#17181a', 0.7)
    parts = [s.box('body', (0.64, 0.46, 0.1), steel, (0, 0, 0.085), edge=0.012), s.box('plate', (0.6, 0.4, 0.008), iron, (0, 0.01, 0.146), edge=0.002),
             s.box('back', (0.62, 0.004, 0.095), steel, (0, 0.215, 0.18), edge=0.0015), s.box('drawer', (0.2, 0.012, 0.034), steel, (0, -0.232, 0.072), edge=0.005)]
    for side in (-1, 1):
        parts += [s.box('side', (0.004, 0.43, 0.06), steel, (side * 0.31, 0, 0.163), edge=0.0015), knob((side * 0.2, -0.231, 0.085), 1, -20 * side),
                  s.tube('handle', [(side * 0.315, -0.08, 0.1), (side * 0.345, -0.08, 0.1), (side * 0.35, -0.07, 0.1), (side * 0.35, 0.07, 0.1),
                                    (side * 0.345, 0.08, 0.1), (side * 0.315, 0.08, 0.1)], 0.006, rubber)]
        parts += [s.lathe('foot', [(0.022, 0), (0.024, 0.004), (0.02, 0.036), (0, 0.036)], rubber, (side * 0.28, y, 0), steps=0, sides=40) for y in (-0.18, 0.18)]
    return parts


def skewers():
    """What lies on the griddle."""
    rng = random.Random(3)
    wood = m.wood('stick', '#d9b98a', '#b08a58', 'x', 0.6, 3)
    food = []
    for row in range(4):
        y, turn = -0.125 + 0.062 * row, rng.uniform(-4, 4)
        pieces = [s.rod('stick', (-0.16, 0, 0.014), (0.12, 0, 0.014), 0.0016, wood, 0.0005)]
        at = -0.095
        for kind in ('meat', 'red', 'yellow', 'meat', 'onion', 'green', 'meat', 'red', 'yellow', 'meat'):
            wide = 0.03 if kind == 'meat' else 0.0135
            pieces.append(slice_of(kind, (at + wide / 2, 0, 0.014), (rng.uniform(-14, 14), rng.uniform(-4, 4), rng.uniform(-5, 5)), rng))
            at += wide
        food.append(s.group(pieces, (-0.13, y, 0.15), (0, 0, turn)))
    for x, y in ((0.075, -0.12), (0.13, -0.135), (0.19, -0.11), (0.245, -0.14), (0.09, -0.06), (0.15, -0.07), (0.215, -0.05), (0.085, 0.0), (0.14, -0.005),
                 (0.2, 0.015), (0.25, -0.01),
                 (0.1, 0.065), (0.165, 0.06), (0.225, 0.08), (0.13, 0.125), (0.2, 0.14)):
        food.append(slice_of('courgette', (x, y, 0.1502), (rng.uniform(-2, 2), rng.uniform(-2, 2), 0), rng))
    return food


def grill():
    kitchen_table()
    s.group([*griddle(), *skewers()], (0, 0.08, 0), (0, 0, 20))
    light.camera((0.12, -1.25, 0.78), (0.01, 0.01, 0.085), 56, 5, (0, -0.12, 0.15))


def heater(x=0.0, y=0.0):
    """A patio heater of 2.20 m, burning."""
    steel, dark = m.metal('steel', '#c6c4be', 0.2, brushed=(60, 60, 2)), m.plain('tyre', '#1b1c1e', 0.6)
    dome = [(0.41, 2.075), (0.413, 2.078), (0.408, 2.085), (0.34, 2.13), (0.22, 2.175), (0.1, 2.198), (0.03, 2.203), (0.02, 2.215), (0, 2.216)]
    glow = m.Nodes('fire')
    hot = glow.ramp(glow.math('MULTIPLY_ADD', glow.weave(40, 420), 0.5), (0.1, '#5a1604'), (0.7, '#ff5f17'))
    mesh = glow.end(glow.node('Emission', Color=hot, Strength=2.4))
    parts = [s.lathe('foot', [(0.228, 0), (0.23, 0.004), (0.23, 0.03), (0.222, 0.036), (0.2, 0.038)], dark, steps=0),
             s.lathe('housing', [(0.2, 0.036), (0.205, 0.038), (0.205, 0.765), (0.2, 0.772), (0.16, 0.79), (0.05, 0.84), (0.032, 0.86)], steel, steps=0),
             s.rod('post', (0, 0, 0.83), (0, 0, 1.72), 0.03, steel), s.lathe('collar', [(0.03, 1.7), (0.05, 1.705), (0.105, 1.73), (0.108, 1.745), (0.1, 1.75)],
                                                                             steel, steps=3),
             s.lathe('burner', [(0.098, 1.75), (0.1, 1.755), (0.088, 1.96), (0.08, 1.965), (0, 1.966)], mesh, steps=0), s.lathe('cap',
                     [(0.09, 1.962), (0.094, 1.966), (0.094, 1.985), (0.085, 1.99), (0, 1.992)], steel, steps=0),
             s.lathe('dome', dome, steel, steps=4), s.lathe('under', [(r, z - 0.006) for r, z in dome[1:6]], m.metal('under', '#d5d0c6', 0.3),
                                                            steps=4), s.rod('bolt', (0, 0, 1.98), (0, 0, 2.19), 0.009, steel)]
    parts += [s.rod('stay', (0.08 * math.cos(a), 0.08 * math.sin(a), 1.98), (0.2 * math.cos(a), 0.2 * math.sin(a), 2.16), 0.005, steel) for a in (0.5, 2.6, 4.7)]
    parts += [s.box('door', (0.004, 0.2, 0.5), steel, (0, 0, 0), edge=0.0015), knob((0, -0.105, 1.735), 0.7)]
    parts[-2].location, parts[-2].rotation_euler.z = (0.045, -0.203, 0.42), math.radians(-78)
    light.point('fire', (x, y - 0.16, 1.9), 45, '#ff8a3c', 0.1)
    return s.group(parts, (x, y, 0))


def patio():
    evening()
    heater()
    light.camera((0.5, -4.9, 1.35), (0.02, 0, 1.12), 46, 4, (0, -0.2, 1.3))


SCENES = {'plancha': grill, 'crepiere': pancakes, 'parasol-chauffant': patio}
