"""Sound and light: a terrace above the sea in the blue hour."""
import math
import random

from mathutils import Vector

from kit import garden, light, shapes as s
from kit import materials as m
from scenes.furniture import stool

BULB = [(0, -0.062), (0.012, -0.0605), (0.0225, -0.054), (0.0285, -0.043), (0.0288, -0.034), (0.0245, -0.0225), (0.0165, -0.012), (0.0135, -0.004), (0.0132, 0)]


def garland(start, end, sag, eye, every=0.5, shift=0.0, halo=0.17, power=2.0):
    """A cord with bulbs that burn; `eye`: where one looks from (a halo turns towards it)."""
    start, end, eye = Vector(start), Vector(end), Vector(eye)

    def at(part):
        return start.lerp(end, part) + Vector((0, 0, -4 * sag * part * (1 - part)))

    rubber = m.plain('cord', '#16181a', 0.55)
    s.tube('cord', [at(step / 24) for step in range(25)], 0.0042, rubber)
    socket = s.lathe('socket', [(0.0135, -0.004), (0.0155, -0.002), (0.016, 0.02), (0.0185, 0.022), (0.0185, 0.036), (0.013, 0.046), (0.006, 0.05), (0, 0.051)],
                     rubber, (0, 0, -9), steps=0, sides=32)
    bulb = s.lathe('bulb', BULB, m.glowing('bulb', '#ffdca0', '#f79a3a', 5.5), (0, 0, -9), steps=5, sides=40)
    glow = s.add('halo', s.mesh_of('halo', [(math.cos(a / 20 * math.pi), math.sin(a / 20 * math.pi), 0) for a in range(40)], [range(40)]),
                 m.halo('halo', '#ff9f45', 0.55), (0, 0, -9))
    count = int((end - start).length / every)
    for index in range(count):
        place = at((index + 0.5 + shift) / count)
        lean = (random.Random(index).uniform(-5, 5), random.Random(index + 50).uniform(-5, 5), 0)
        hang = place - Vector((0, 0, 0.046))
        s.copies(socket, [hang], [lean])
        s.copies(bulb, [hang], [lean])
        if halo:
            heart = hang - Vector((0, 0, 0.036))
            disc = s.copies(glow, [heart + (eye - heart).normalized() * 0.04])[0]
            disc.rotation_euler = (eye - heart).to_track_quat('Z', 'Y').to_euler()
            disc.scale = (halo, halo, halo)
        if power and index % 2:
            light.point('bulb', hang - Vector((0, 0, 0.05)), power, '#ffae5c', 0.05)


def post(x, y, height=2.75):
    pine = m.wood('post', '#8f6c46', '#5f4429', 'z', 0.5)
    s.rod('post', (x, y, 0), (x, y, height), 0.04, pine, 0.006)
    s.tube('hook', [(x, y, height - 0.09), (x, y - 0.06, height - 0.1), (x, y - 0.075, height - 0.07), (x, y - 0.06, height - 0.05)], 0.004,
           m.metal('hook', '#8b8a86', 0.3))


def blue_hour(key=160, lanterns=True, far=2.2):
    """What all pictures of this category share: the terrace, the last light, a warm lamp on the left, bulbs far behind."""
    garden.dusk()
    garden.terrace(far)
    light.area('sky', (1.5, -3, 4), (0, 0, 0.5), (3, 2), key * 1.1, '#b4cce4')
    light.area('lamp', (-2.6, -2.2, 2.6), (0, 0, 0.6), (0.9, 0.9), key, '#ffc68c')
    for x, y, size, seed in ((-5.2, 8, (2, 1.2, 1.5), 1), (5.4, 8, (2.2, 1.2, 1.3), 3)):
        garden.bush((x, y, -0.7), size, seed, '#22382f', '#3d5744', 2600)
    for start, end in (((-5, 5.0, 1.75), (1.2, 6.5, 1.6)), ((1.2, 6.5, 1.6), (6, 4.6, 1.8))) if lanterns else ():
        garland(start, end, 0.35, (0, -5, 1.3), halo=0.22, power=0)


def string_of_bulbs():
    garden.dusk(0.55)
    garden.terrace(6)
    for x, y, size, seed in ((-5.6, 9, (2.4, 1.4, 1.9), 1), (6, 10, (2.6, 1.4, 2), 3)):
        garden.bush((x, y, -0.3), size, seed, '#22382f', '#3d5744')
    eye = (0.0, -1.6, 1.62)
    post(-1.35, 2.6)
    post(2.6, 5.5)
    garland((-1.35, 2.52, 2.66), (2.6, 5.42, 2.66), 0.42, eye)
    garland((-1.35, 2.52, 2.66), (1.9, 0.9, 2.62), 0.3, eye, shift=0.15)
    garland((2.6, 5.42, 2.66), (-4.5, 8.5, 2.7), 0.5, eye, power=0)
    light.area('sky', (2, -3, 5), (0, 3, 1), (4, 3), 60, '#a9c6e6')
    light.camera(eye, (0.15, 3, 2.06), 50, 2.8, (0.1, 1.75, 2.3))


def led(at, tone, size=0.0022):
    return s.lathe('led', [(size, 0), (size * 0.7, size * 0.45), (0, size * 0.6)], m.lamp('led', tone, 5), at, (90, 0, 0), steps=0, sides=16)


def dial(at, size, material, turn=(0, 0, 0)):
    """A turned knob of radius `size`."""
    line = [(r * size, z * size) for r, z in ((1, 0), (0.97, 0.25), (0.8, 1.3), (0.68, 1.45), (0, 1.45))]
    return s.lathe('dial', line, material, at, turn, steps=0, sides=32)


def speaker(wide=0.38, deep=0.34, high=0.62):
    """A two-way cabinet that looks towards -y, its middle below at 0: a cone, and a horn above it."""
    shell = m.plain('cabinet', '#17191b', 0.42, 0.35, 240)
    front = -deep / 2
    parts = [s.box('cabinet', (wide, deep - 0.04, high), shell, (0, 0.02, high / 2), edge=0.035),
             s.box('baffle', (wide - 0.03, 0.02, high - 0.03), m.plain('inside', '#0e0f10', 0.45), (0, front + 0.042, high / 2), edge=0.006)]
    for side in (-1, 1):
        parts += [s.box('rim', (wide, 0.07, 0.024), shell, (0, front + 0.035, high / 2 + side * (high / 2 - 0.012)), edge=0.011),
                  s.box('rim', (0.024, 0.07, high), shell, (side * (wide / 2 - 0.012), front + 0.035, high / 2), edge=0.011)]
    cone = s.lathe('cone', [(wide * part, z) for part, z in ((0.42, 0), (0.38, 0.003), (0.35, 0.011), (0.31, -0.002), (0.11, -0.02), (0, -0.01))],
                   m.plain('cone', '#45484a', 0.4, 0.15, 300), (0, front + 0.03, wide * 0.5), (90, 0, 0))
    sheet = s.patch('grille', 40, 40, lambda u, v: ((u - 0.5) * (wide - 0.05), front + 0.014 - 0.016 * (1 - (2 * u - 1) ** 4), 0.026 + v * high * 0.63),
                    perforated())
    horn = s.lathe('horn', [(1.2, -1), (1.18, -0.1), (1.08, 0), (0.97, -0.1), (0.6, -0.55), (0.34, -0.9), (0, -0.92)], m.plain('horn', '#1c1e20', 0.3),
                   (0, front + 0.006, high * 0.83), (90, 0, 0), steps=5)
    horn.scale = (wide * 0.33, high * 0.105, 0.026)
    badge = s.box('badge', (0.062, 0.004, 0.016), m.metal('badge', '#b9b7b0', 0.3), (0, front - 0.003, 0.06), edge=0.0015)
    return s.group([*parts, cone, sheet, horn, badge, led((wide * 0.36, front + 0.006, high * 0.7), '#59c7ff', 0.0035)])


def perforated():
    """Black sheet steel with round holes."""
    n = m.Nodes('grille')
    where = n.node('SeparateXYZ', _0=n.place()).outputs
    holes = n.math('MULTIPLY', *(n.math('SINE', n.math('MULTIPLY', where[axis], 520)) for axis in 'XZ'))
    steel = n.node('BsdfPrincipled', Base_Color=m.colour('#2a2c2f'), Roughness=0.38, Metallic=0.5)
    return n.end(n.node('MixShader', _0=n.math('GREATER_THAN', holes, 0.25), _1=steel, _2=n.node('BsdfTransparent')))


def tripod(x, y, height, reach=0.5, hub=0.75, radius=0.0175):
    steel, plastic = m.plain('stand', '#1d1f21', 0.35), m.plain('clamp', '#101112', 0.5)
    parts = [s.rod('column', (0, 0, 0.12), (0, 0, height), radius, steel), s.rod('hub', (0, 0, hub - 0.05), (0, 0, hub + 0.04), radius * 1.7, plastic),
             s.rod('collar', (0, 0, 0.27), (0, 0, 0.33), radius * 1.7, plastic)]
    for leg in range(3):
        angle = math.radians(90 + 120 * leg + 11)
        cos, sin = math.cos(angle), math.sin(angle)
        parts += [s.beam('leg', (0.03 * cos, 0.03 * sin, hub), (reach * cos, reach * sin, 0.012), (0.012, 0.028), steel, 0.004),
                  s.beam('strut', (0.03 * cos, 0.03 * sin, 0.3), (reach * 0.55 * cos, reach * 0.55 * sin, hub * 0.45), (0.008, 0.02), steel, 0.003),
                  s.rod('foot', (reach * cos, reach * sin, 0.001), (reach * cos, reach * sin, 0.03), 0.016, plastic)]
    return s.group(parts, (x, y, 0))


def microphone(wireless=False):
    """A hand microphone along z, its head above."""
    body = m.plain('body', '#2a2d30', 0.36, 0.08, 500)
    low = -0.09 if wireless else 0
    parts = [s.lathe('body', [(0, low), (0.009, low), (0.0115, low + 0.003), (0.0128, low + 0.03), (0.0175, 0.1), (0.0215, 0.128), (0.0225, 0.14), (0, 0.142)],
                     body, steps=4),
             s.lathe('ring', [(0.0225, 0.138), (0.0262, 0.141), (0.0268, 0.148), (0.0258, 0.151)], m.metal('ring', '#7b7b78', 0.25), steps=0),
             s.lathe('head', [(0.0245, 0.15), (0.0258, 0.165), (0.0262, 0.172), (0.0268, 0.174), (0.0262, 0.176), (0.0245, 0.188), (0.019, 0.2), (0.01, 0.207),
                              (0, 0.2085)], knitted(), steps=5)]
    if wireless:
        parts += [s.box('switch', (0.007, 0.004, 0.022), m.plain('switch', '#3c4043', 0.4), (0, -0.0166, 0.082), edge=0.0015),
                  led((0, -0.018, 0.103), '#6cff8d')]
    return s.group(parts)


def knitted():
    """Woven wire on a ball about z."""
    n = m.Nodes('knitted')
    height = n.weave(46, 1900)
    tone = n.ramp(n.math('MULTIPLY_ADD', height, 0.5), (0.0, '#2a2a2b'), (0.45, '#8f8e8a'), (1, '#c9c7c1'))
    return n.surface(Base_Color=tone, Metallic=1, Roughness=0.3, Normal=n.bump(height, 0.8, 0.0008))


def cable(points):
    return s.tube('cable', points, 0.0042, m.plain('cable', '#141516', 0.55))


def mixer():
    """A small desk: knobs in rows, faders in front, the top sloped."""
    shell, dark = m.plain('mixer', '#2b2e31', 0.4, 0.1, 400), m.plain('knob', '#141516', 0.4)
    parts = [s.box('mixer', (0.3, 0.26, 0.05), shell, (0, 0, 0.03), edge=0.008)]
    knob = dial((0, 0, -9), 0.0085, dark)
    for x in range(6):
        for y in range(4):
            parts += s.copies(knob, [(-0.115 + 0.04 * x, 0.095 - 0.036 * y, 0.055)])
            tone = ('#c63d22', '#e9e2d2', '#1f8a94', '#e0a53a')[y]
            parts.append(s.rod('cap', (-0.115 + 0.04 * x, 0.095 - 0.036 * y, 0.0695), (-0.115 + 0.04 * x, 0.095 - 0.036 * y, 0.0712), 0.0042,
                               m.plain('cap', tone, 0.4), 0.0004))
        slot = -0.08 + 0.012 * (x * 5 % 4)
        parts += [s.box('slot', (0.003, 0.062, 0.001), dark, (-0.115 + 0.04 * x, -0.078, 0.0553), edge=0.0003),
                  s.box('fader', (0.011, 0.018, 0.012), m.plain('fader', '#dcd7cb', 0.4), (-0.115 + 0.04 * x, slot, 0.061), edge=0.002)]
    return s.group(parts)


def flight_case(wide, deep, high):
    board, alu = m.plain('case', '#1b1d20', 0.5, 0.3, 260), m.metal('edge', '#b9bab8', 0.3)
    parts = [s.box('case', (wide, deep, high), board, (0, 0, high / 2), edge=0.004)]
    for i in (-1, 1):
        for j in (-1, 1):
            parts += [s.box('edge', (wide, 0.024, 0.024), alu, (0, i * (deep / 2 - 0.01), high / 2 + j * (high / 2 - 0.01)), edge=0.003),
                      s.box('edge', (0.024, deep, 0.024), alu, (i * (wide / 2 - 0.01), 0, high / 2 + j * (high / 2 - 0.01)), edge=0.003),
                      s.box('edge', (0.024, 0.024, high), alu, (i * (wide / 2 - 0.01), j * (deep / 2 - 0.01), high / 2), edge=0.003)]
    return s.group(parts)


def sound_system(x=0.0):
    cabinet = speaker()
    for side, turn in ((-1, 14), (1, -14)):
        tripod(x + side * 0.95, 0.15, 1.3, 0.52, 0.8)
        box = cabinet if side < 0 else s.twin(cabinet)
        box.location, box.rotation_euler.z = (x + side * 0.95, 0.1, 1.28), math.radians(turn)
    flight_case(0.62, 0.48, 0.62).location = (x + 0.02, 0.3, 0)
    singer(-0.28, -0.5)
    desk = mixer()
    desk.location, desk.rotation_euler, desk.scale = (x + 0.02, 0.27, 0.67), (math.radians(20), 0, math.radians(-6)), (1.6, 1.5, 1.3)
    for side in (-1, 1):
        cable([(x + side * a, y, z) for a, y, z in ((0.95, 0.3, 1.4), (0.91, 0.36, 0.7), (0.77, 0.3, 0.06), (0.52, 0.02, 0.02), (0.37, 0.27, 0.02),
                                                    (0.22, 0.52, 0.2), (0.09, 0.46, 0.68))])


def singer(x, y, high=1.37):
    """A microphone on its stand, towards the viewer."""
    tripod(x, y, high + 0.05, 0.3, 0.32, 0.009)
    voice = microphone()
    voice.location, voice.rotation_euler = (x + 0.01, y - 0.1, high), (math.radians(62), 0, math.radians(14))
    s.rod('clip', (x, y, high + 0.03), (x + 0.008, y - 0.13, high + 0.06), 0.016, m.plain('clip', '#151617', 0.5))


def pack():
    blue_hour(210, far=6)
    sound_system()
    cable([(-0.27, -0.59, 1.37), (-0.25, -0.5, 1.2), (-0.3, -0.47, 0.7), (-0.26, -0.46, 0.2), (-0.1, -0.55, 0.02), (0.2, -0.35, 0.02), (0.42, 0.1, 0.02), (0.4, 0.5, 0.02)])
    light.camera((0.45, -5.0, 1.75), (0, 0, 0.95), 54, 3.2, (-0.2, -0.2, 1.3))


def ball():
    """The pack of an evening: the sound set below six strings of bulbs."""
    blue_hour(130, lanterns=False, far=7)
    sound_system()
    eye = (0.75, -5.0, 1.8)
    for row in range(6):
        y = 3.1 - 0.95 * row
        for x in (-2.9, 2.9):
            post(x, y, 3.0)
        garland((-2.9, y - 0.08, 2.9), (2.9, y - 0.08, 2.9), 0.4, eye, 0.5, 0.25 * (row % 2), power=12)
    light.camera(eye, (0.02, 0, 1.42), 38, 3.5, (-0.2, -0.2, 1.3))


def portable_speaker():
    blue_hour(170)
    cabinet = speaker(0.37, 0.33, 0.6)
    cabinet.location = (0, 0, 0.05)
    grey, rubber = m.plain('handle', '#33373a', 0.4), m.plain('tyre', '#17181a', 0.7)
    extra = [s.tube('handle', [(x, 0.13, z) for x, z in ((-0.13, 0.6), (-0.13, 0.86), (-0.1, 0.9), (0.1, 0.9), (0.13, 0.86), (0.13, 0.6))], 0.011,
                    m.metal('tube', '#a9aaa8', 0.25)),
             s.box('grip', (0.16, 0.034, 0.032), grey, (0, 0.13, 0.9), edge=0.012), s.box('panel', (0.22, 0.16, 0.006), grey, (0, -0.02, 0.652), edge=0.002)]
    for side in (-1, 1):
        extra += [s.rod('wheel', (side * 0.165, 0.13, 0.06), (side * 0.2, 0.13, 0.06), 0.06, rubber, 0.012),
                  s.box('skid', (0.05, 0.06, 0.052), rubber, (side * 0.13, -0.12, 0.027), edge=0.01)]
    extra += [dial((-0.07 + 0.035 * i, -0.045, 0.655), 0.013, rubber) for i in range(5)]
    display = s.box('display', (0.09, 0.028, 0.003), m.lamp('display', '#2f9fb4', 1.4), (0, 0.015, 0.655), edge=0.001)
    whole = s.group([cabinet, *extra, display])
    whole.rotation_euler.z = math.radians(24)
    light.camera((0.25, -2.5, 0.78), (0.0, 0, 0.46), 60, 3.2, (-0.05, -0.17, 0.5))


def receiver():
    case, dark = m.plain('case', '#3a3e41', 0.38, 0.2, 400), m.plain('knob', '#121314', 0.4)
    parts = [s.box('case', (0.21, 0.14, 0.044), case, (0, 0, 0.026), edge=0.004),
             s.box('front', (0.212, 0.008, 0.046), m.plain('front', '#43484b', 0.3), (0, -0.071, 0.026), edge=0.0025),
             s.box('display', (0.062, 0.002, 0.024), m.lamp('display', '#2b8fa0', 1.2), (-0.01, -0.0755, 0.028), edge=0.0008)]
    for bar in range(7):
        parts.append(s.box('level', (0.0042, 0.001, 0.004 + 0.0018 * bar), m.lamp('level', '#c9f6ff', 3),
                           (-0.033 + 0.0075 * bar, -0.0768, 0.0185 + 0.0009 * bar), edge=0.0002))
    parts += [dial((x, -0.075, 0.027), 0.0105, dark, (90, 0, 0)) for x in (-0.083, -0.056, 0.05)]
    parts += [led((x, -0.0753, 0.027), tone) for x, tone in ((0.072, '#6cff8d'), (0.086, '#ff5a3a'))]
    for side in (-1, 1):
        parts.append(s.turned('antenna', (side * 0.088, 0.055, 0.04), (side * 0.125, 0.055, 0.25), [(0, 0.0068), (0.12, 0.0062), (0.97, 0.0045), (0.99, 0.003)],
                              dark))
    return s.group(parts)


def wireless():
    """On the oak of a table, the terrace behind."""
    garden.dusk()
    light.boards(m.wood('table', '#8c6140', '#5c3c22', 'x', 0.34, 1.3), (-1.2, 1.2), (-0.8, 0.42), 0.142)
    eye = (0.05, -0.9, 0.22)
    for start, end in (((-1.6, 2.4, 0.42), (0.5, 3.0, 0.36)), ((0.5, 3.0, 0.36), (2.2, 2.2, 0.44))):
        garland(start, end, 0.12, eye, every=0.28, halo=0.13, power=0)
    light.area('sky', (0.8, -0.9, 1.4), (0, 0, 0), (1, 0.7), 26, '#b4cce4')
    light.area('lamp', (-0.9, -0.5, 0.9), (0, 0, 0.03), (0.35, 0.35), 48, '#ffc68c')
    s.group([receiver()], (-0.06, 0.1, 0), (0, 0, 14))
    voice = microphone(True)
    voice.location, voice.rotation_euler = (0.07, -0.13, 0.0215), (math.radians(-4), math.radians(90), math.radians(-22))
    light.camera(eye, (0.03, -0.02, 0.082), 55, 4, (0.1, -0.15, 0.03))


def sunset(at, size):
    """What the screen shows: the sun going down in the sea."""
    n = m.Nodes('film')
    where = n.place(source='UV')
    x, y = (n.node('SeparateXYZ', _0=where).outputs[axis] for axis in 'XY')
    sky = n.ramp(n.math('MULTIPLY_ADD', y, 0.9), (0.42, '#ffb469'), (0.62, '#e79a86'), (1, '#4f7f9e'))
    ripple = n.noise(1, n.node('Mapping', Vector=where, Scale=(4, 60, 1)), detail=4)
    water = n.ramp(n.math('ADD', n.math('MULTIPLY', ripple, 0.6), n.math('SUBTRACT', 0.2, n.math('ABSOLUTE', n.math('MULTIPLY', x, 0.9)))), (0.3, '#21566a'),
                   (0.52, '#ffb974'))
    disc = n.math('LESS_THAN', n.node('VectorMath', {'operation': 'LENGTH'}, _0=n.node('Mapping', Vector=where, Location=(0.1, -0.05, 0))).outputs['Value'],
                  0.075)
    film = n.mix(n.math('LESS_THAN', y, -0.12), n.mix(disc, sky, m.colour('#fff0c8')), water)
    return s.grid('film', size, (1, 1), n.end(n.node('Emission', Color=film, Strength=1.5)), at)


def projector():
    blue_hour(130, lanterns=False)
    eye = (0.7, -4.6, 1.45)
    garland((-5, 5.0, 2.6), (0.5, 6.5, 2.5), 0.45, eye, halo=0.22, power=0)
    black, white = m.plain('housing', '#17191b', 0.4), m.plain('projector', '#e4e0d6', 0.35, 0.1, 400)
    film = sunset((0, 0, 0), (1.94, 1.09))
    film.rotation_euler.x = math.radians(90)
    film.location = (0, -0.006, 1.33)
    parts = [film, s.box('screen', (2.04, 0.004, 1.32), m.plain('border', '#101112', 0.8), (0, 0, 1.3), edge=0.001),
             s.rod('housing', (-1.06, 0, 1.99), (1.06, 0, 1.99), 0.034, black, 0.01), s.rod('bar', (-1.02, 0, 0.64), (1.02, 0, 0.64), 0.014, black)]
    s.group([*parts, tripod(0, 0.05, 2.15, 0.55, 0.85)], (-0.35, 0.7, 0), (0, 0, 12))
    lens = [(0.034, 0), (0.036, 0.004), (0.036, 0.03), (0.031, 0.034), (0.029, 0.02), (0.02, 0.016), (0, 0.02)]
    body = [s.box('projector', (0.33, 0.25, 0.095), white, (0, 0, 0.063), edge=0.016),
            s.lathe('lens', lens, m.plain('lens', '#0d0f12', 0.1), (0.085, 0.122, 0.066), (-90, 0, 0), steps=0),
            s.box('grille', (0.002, 0.16, 0.055), m.plain('vent', '#55595b', 0.6), (-0.166, 0, 0.062), edge=0.0005), s.box('keys', (0.1, 0.05, 0.003),
                    m.plain('keys', '#3a3e41', 0.4), (-0.06, -0.04, 0.111), edge=0.001)]
    body += [s.box('foot', (0.03, 0.03, 0.018), black, (i * 0.13, j * 0.09, 0.009)) for i in (-1, 1) for j in (-1, 1)]
    s.group([*stool(0.5, 0.42, 0.573), s.group(body, (0, 0, 0.573))], (0.95, -0.95, 0), (0, 0, 34))
    light.camera(eye, (0.1, 0, 1.0), 46, 4, (0.3, -0.6, 1.0))


SCENES = {'guirlande': string_of_bulbs, 'enceinte-bluetooth': portable_speaker, 'pack-sono': pack, 'bal': ball, 'micro-sans-fil': wireless,
          'videoprojecteur': projector}
