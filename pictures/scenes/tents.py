"""Marquees on a lawn above the sea."""
import math

from kit import garden, light, shapes as s
from kit import materials as m


def roof(wide, deep, eaves, rise, cloth, valance=0.26):
    """A hipped roof that sags a little between its ribs, and its scalloped valance."""
    nx, ny = 64, 48
    vertices, faces = [], []
    for i in range(nx + 1):
        for j in range(ny + 1):
            x, y = wide * (i / nx - 0.5), deep * (j / ny - 0.5)
            to_x, to_y = (wide / 2 - abs(x)) / (deep / 2), (deep / 2 - abs(y)) / (deep / 2)
            part = min(1, min(to_x, to_y))
            valley = abs(to_x - to_y)
            sag = 0.07 * math.sin(math.pi * part) * min(1, valley * 3)
            vertices.append((x, y, eaves + rise * part - sag + 0.015))
    for i in range(nx):
        for j in range(ny):
            a = i * (ny + 1) + j
            faces.append((a, a + ny + 1, a + ny + 2, a + 1))
    parts = [s.add('roof', s.mesh_of('roof', vertices, faces, 28), cloth)]
    for length, turn, out in ((wide, 0, deep / 2), (wide, 180, deep / 2), (deep, 90, wide / 2), (deep, 270, wide / 2)):
        count = round(length / 0.25)
        edge, sheets = [], []
        steps = count * 10
        for step in range(steps + 1):
            x = length * (step / steps - 0.5)
            wave = 0.012 * math.sin(2 * math.pi * step / 20)
            low = valance - 0.05 + 0.05 * abs(math.sin(math.pi * step / 10))
            edge += [(x, -out - 0.012, eaves + 0.02), (x, -out - 0.02 - wave * 0.4, eaves - low / 2), (x, -out - 0.018 - wave, eaves - low)]
        for step in range(steps):
            for row in range(2):
                a = step * 3 + row
                sheets.append((a, a + 1, a + 4, a + 3))
        parts.append(s.add('valance', s.mesh_of('valance', edge, sheets, 180), cloth, turn=(0, 0, turn)))
    return parts


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


def folding(wide, deep, bays, turn, camera):
    garden.shore()
    garden.lawn(-9, 14, 12, 9000)
    eaves = 2.15
    frame = folding_frame(wide, deep, bays, eaves, m.metal('aluminium', '#c4c6c6', 0.34), m.plain('joint', '#23272b', 0.5))
    s.group([*roof(wide, deep, eaves, 0.98, m.canvas()), *frame], turn=(0, 0, turn))
    light.camera(*camera)


def small():
    folding(2.95, 2.95, 1, -32, ((1.2, -8.6, 1.62), (0, 0, 1.42), 44, 8, (0, -1.5, 1.5)))


def long():
    folding(5.9, 2.95, 2, -24, ((1.0, -10.6, 1.66), (0.05, 0, 1.4), 42, 8, (0, -2, 1.5)))


SCENES = {'barnum-3x3': small, 'barnum-3x6': long}
