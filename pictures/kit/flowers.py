"""What florists bring: heads of small petals, roses, eucalyptus."""
import math
import random

from . import garden, materials as m, shapes as s


def head(at, size, tones, rng, petals=420):
    """A hydrangea's head: many small petals on a ball."""
    petal = s.strip('petal', [(0, -0.002, 0.002, 0, 0.0006, 0), (0.008, -0.008, 0.008, 0.002, 0.0006, 0.001), (0.017, -0.003, 0.003, 0, 0.0006, 0)],
                    m.leaf('petal', *tones, 0.3), 6)
    places = []
    for _ in range(petals):
        turn, height = rng.uniform(0, 2 * math.pi), rng.uniform(-0.7, 1)
        flat = math.sqrt(1 - height * height)
        reach = size * rng.uniform(0.9, 1.05)
        places.append((at[0] + reach * flat * math.cos(turn), at[1] + reach * flat * math.sin(turn), at[2] + reach * height))
    return garden.instances('flower', petal, places, rng, (0.9, 1.4), 2)


def leaves(places, rng, tones=('#3f6a38', '#6a8f4a'), size=(0.8, 1.2), lean=0.8, form=0.033):
    leaf = s.strip('leaf', [(0, -0.004, 0.004, 0, 0.001, 0), (0.04, -form, form, 0.006, 0.001, 0.01), (0.075, -form * 0.8, form * 0.8, 0, 0.001, 0.008),
                            (0.105, -0.002, 0.002, -0.01, 0.001, 0)], m.leaf('leaf', *tones, 0.3), 8)
    return garden.instances('leaves', leaf, places, rng, size, lean)


def rose(at, turn, size, tone):
    """Petals in five rings: the inner ones upright, the outer ones curled."""
    vertices, faces = [], []
    rng = random.Random(str(at))
    for ring, (count, reach, height, half, curl) in enumerate(((3, 0.006, 0.03, 75, -0.2), (4, 0.012, 0.034, 62, 0.05), (5, 0.019, 0.032, 52, 0.25),
                                                               (6, 0.027, 0.027, 44, 0.5), (6, 0.036, 0.019, 40, 0.7))):
        for index in range(count):
            middle = 2 * math.pi * (index + 0.37 * ring) / count + rng.uniform(-0.15, 0.15)
            start, wave = len(vertices), rng.uniform(0, 6)
            for i in range(9):
                for j in range(9):
                    u, v = i / 4 - 1, j / 8
                    angle = middle + math.radians(half) * u * (0.35 + 0.65 * math.sin(math.pi * min(1, v * 0.75 + 0.1)))
                    radius = reach * (v ** 0.5 + curl * v ** 4) + 0.0016 * math.sin(5 * u + wave) * v
                    vertices.append((radius * math.cos(angle), radius * math.sin(angle), height * v * (1 - 0.22 * u * u) - 0.006 * max(0, curl) * v ** 5))
            faces += s.quads(8, 8, first=start)
    flower = s.add('rose', s.mesh_of('rose', vertices, faces, 180), m.leaf('rose', *tone, 0.25), at, turn)
    flower.scale = (size, size, size)
    return flower


def eucalyptus(points, rng, pairs=11, size=0.5):
    """A twig with round grey-green leaves in pairs."""
    line = s.spline(points, 8)
    s.tube('twig', line, 0.0016, m.plain('twig', '#7c7a58', 0.7), soft=False)
    places = []
    for pair in range(pairs):
        x, y, z = line[int((pair + 0.7) / (pairs + 0.3) * (len(line) - 1))]
        for _ in range(2):
            places.append((x + rng.gauss(0, 0.004), y + rng.gauss(0, 0.004), z + rng.gauss(0.004, 0.004)))
    leaves(places, rng, ('#6f8f80', '#a9bda8'), (size * 0.7, size), 1.2, 0.045)
