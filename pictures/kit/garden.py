"""Outdoors: a lawn above the sea, its grass, bushes and light."""
import math
import random

import bpy

from . import light, materials as m, shapes as s


def instances(name, piece, places, rng, size=(0.7, 1.3), lean=0.35):
    """Very many copies of a small piece: one to each face of a mesh that is not seen itself."""
    vertices, faces = [], []
    for x, y, z in places:
        turn, side = rng.uniform(0, 2 * math.pi), rng.uniform(*size)
        tilt_x, tilt_y = rng.gauss(0, lean) * 0.5, rng.gauss(0, lean) * 0.5
        start = len(vertices)
        for corner in range(4):
            angle = turn + corner * math.pi / 2
            dx, dy = side * math.cos(angle) / math.sqrt(2), side * math.sin(angle) / math.sqrt(2)
            vertices.append((x + dx, y + dy, z + dx * tilt_x + dy * tilt_y))
        faces.append((start, start + 1, start + 2, start + 3))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    carrier = s.add(name, mesh)
    carrier.instance_type, carrier.use_instance_faces_scale, carrier.show_instancer_for_render = 'FACES', True, False
    piece.parent = carrier
    return carrier


def blades(rng, count, height, spread, material, name='tuft'):
    """A tuft of grass."""
    vertices, faces = [], []
    for _ in range(count):
        x, y, turn = rng.gauss(0, spread), rng.gauss(0, spread), rng.uniform(0, 2 * math.pi)
        tall, lean, wide = height * rng.uniform(0.5, 1.15), rng.uniform(0.1, 0.9), rng.uniform(0.0016, 0.0032)
        start = len(vertices)
        for step in range(4):
            part = step / 3
            out = lean * tall * part * part
            half = wide * (1 - part * 0.9)
            for sign in (-1, 1):
                vertices.append((x + out * math.cos(turn) - sign * half * math.sin(turn), y + out * math.sin(turn) + sign * half * math.cos(turn),
                                 tall * part * (1 - 0.25 * lean * part)))
        for step in range(3):
            a = start + 2 * step
            faces.append((a, a + 1, a + 3, a + 2))
    return s.add(name, s.mesh_of(name, vertices, faces, 180), material)


def lawn(near, far, wide, tufts, seed=2, middle=16):
    """Ground (60 m deep about `middle`) with grass between two distances along y; denser towards the viewer."""
    n = m.Nodes('soil')
    tone = n.ramp(n.math('ADD', n.math('MULTIPLY', n.noise(0.35, detail=5), 0.6), n.math('MULTIPLY', n.noise(14, detail=6), 0.4)),
                  (0.28, '#55692f'), (0.52, '#77884a'), (0.78, '#a09d63'))
    soil = n.surface(Base_Color=tone, Roughness=0.95, Specular=0.1, Normal=n.bump(n.noise(60, detail=6), 0.6, 0.02))
    s.grid('ground', (260, 60), (1, 1), soil, (0, middle, 0))
    grass(near, far, wide, tufts, seed)


def grass(near, far, wide, tufts, seed):
    rng = random.Random(seed)
    for kind in range(2):
        tuft = blades(rng, 26, 0.065, 0.05, m.leaf('grass', '#4d6a2e', '#93a653', 0.3), f'tuft {kind}')
        parts = [rng.random() ** 1.7 for _ in range(tufts // 2)]
        instances('lawn', tuft, [(rng.uniform(-1, 1) * wide * (0.35 + 0.65 * part), near + (far - near) * part, 0) for part in parts], rng)


def bush(at, size, seed, tone='#3f5d34', other='#6f8a4b', leaves=1500):
    rng = random.Random(seed)
    leaf = s.strip('leaf', [(0, -0.01, 0.01, 0, 0.002, 0), (0.05, -0.04, 0.04, 0.01, 0.002, 0.01), (0.13, -0.004, 0.004, 0, 0.002, 0)],
                   m.leaf('bush', tone, other, 0.25), 4)
    centres = [(rng.gauss(0, 0.4), rng.gauss(0, 0.3), rng.uniform(0.2, 0.75), rng.uniform(0.25, 0.5)) for _ in range(9)]
    places = []
    for _ in range(leaves):
        x, y, z, radius = rng.choice(centres)
        turn, height = rng.uniform(0, 2 * math.pi), rng.uniform(-1, 1)
        radius *= rng.uniform(0.8, 1.05)
        flat = math.sqrt(1 - height * height)
        places.append(((x + radius * flat * math.cos(turn)) * size[0], (y + radius * flat * math.sin(turn)) * size[1],
                       max(0.02, (z + radius * height)) * size[2]))
    instances('bush', leaf, places, rng, (0.8, 1.6), 2.5).location = at


def shore(sun_turn=-128, sun_height=36, strength=0.11):
    """The sea behind, a far coast, and a hedge at the edge of the lawn."""
    light.sky(sun_height, sun_turn, strength, 0.35, 0.3)
    sea()
    hedge()


def hedge():
    rng = random.Random(5)
    for seed, x in enumerate((-19, -15.5, -12.4, -9.5, -7.2, 6.8, 9.2, 12, 15.2, 18.6)):
        bush((x, 22 + rng.uniform(-1, 3), 0), (rng.uniform(2.6, 3.6), 1.8, rng.uniform(1.4, 2.9)), seed, leaves=1900)


def sea(tone='#2c6470', coast='#6d8790', shine=0.5, rise=1.0):
    n = m.Nodes('sea')
    ripple = n.noise(1, n.place((0.06, 0.4, 1)), detail=6)
    glints = n.mix(n.ramp(n.noise(1, n.place((0.012, 0.12, 1)), detail=8, Roughness=0.7), (0.42, 0.0), (0.66, 0.7)), m.colour(tone), m.colour('#b9c4cc'))
    s.grid('sea', (3000, 2400), (1, 1), n.surface(Base_Color=glints, Roughness=0.22 if shine > 0.3 else 0.5, Specular=shine,
                                               Normal=n.bump(ripple, 0.5, 0.3)), (0, 1205, -6))
    rock = m.plain('coast', coast, 0.9)
    for x, y, size in ((-420, 1500, (520, 60, 46)), (160, 1700, (300, 60, 30)), (600, 1600, (420, 60, 52))):
        s.lathe('coast', [(1, 0), (0.9, 0.35), (0.62, 0.8), (0.3, 0.98), (0, 1)], rock, (x, y, -8), sides=40).scale = (size[0], size[1], size[2] * rise)


def dusk(strength=0.5, glow=(-0.35, 0.93), shine=0.22, rise=0.55):
    """The blue hour above the sea: the sun is just gone, towards `glow`."""
    bpy.context.scene.view_settings.exposure = 0.5
    n = m.Nodes('dusk', light.world())
    where = n.node('TexCoord').outputs['Generated']
    height = n.node('SeparateXYZ', _0=where).outputs['Z']
    sky = n.ramp(height, (0, '#e8b48c'), (0.06, '#d9a893'), (0.17, '#8f9fae'), (0.4, '#4b6d8a'), (1, '#20405e'))
    near = n.node('VectorMath', {'operation': 'DOT_PRODUCT'}, _0=where, _1=(*glow, 0.02)).outputs['Value']
    warm = n.math('MULTIPLY', n.math('POWER', n.math('MAXIMUM', near, 0), 14), 0.8)
    n.feed(n.node('OutputWorld').inputs['Surface'], n.node('Background', Color=n.mix(warm, sky, m.colour('#ffc48a')), Strength=strength))
    sea('#2b5a70', '#4f6478', shine, rise)


def terrace(far=2.2):
    """Weathered boards above the sea."""
    light.boards(m.wood('deck', '#8d7f6c', '#665a4a', 'x', 0.5), (-6, 6), (-4, far), 0.14)
