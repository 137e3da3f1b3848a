"""Shapes in metres, z up: what is turned, bent, sawn and sewn. Every edge is rounded, every normal smooth."""
import math
import random

import bpy
from mathutils import Vector


def add(name, mesh, material=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """Puts a mesh (or curve) into the scene; `turn` in degrees."""
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    if material:
        mesh.materials.append(material)
    return thing


def smooth(mesh, angle=50):
    """Smooth normals, except over edges sharper than `angle` degrees."""
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(angle)


def mesh_of(name, vertices, faces, angle=50):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.validate()
    smooth(mesh, angle)
    return mesh


def quads(rows, columns, closed=False, first=0):
    """Faces between `rows` + 1 rows of vertices; `closed`: the last column is joined to the first one."""
    wide = columns if closed else columns + 1
    return [(a, a + wide, b + wide, b) for row in range(rows) for column in range(columns)
            for a, b in [(first + row * wide + column, first + row * wide + (column + 1) % wide)]]


def patch(name, rows, columns, place, material, closed=False, angle=180):
    """A surface through `place(down, across)`, both from 0 to 1; `closed`: its last column is joined to the first one."""
    vertices = [place(row / rows, column / columns) for row in range(rows + 1) for column in range(columns + (not closed))]
    return add(name, mesh_of(name, vertices, quads(rows, columns, closed), angle), material)


def spline(points, steps=10, closed=False):
    """A curve through all points (Catmull-Rom, centripetal), of any dimension."""
    points = [Vector(p) for p in points]
    ends = [points[-1], *points, points[0], points[1]] if closed else [2 * points[0] - points[1], *points, 2 * points[-1] - points[-2]]
    out = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        s = [0]
        for p, q in ((a, b), (b, c), (c, d)):
            s.append(s[-1] + max((q - p).length, 1e-6) ** 0.5)
        for step in range(steps):
            t = s[1] + (s[2] - s[1]) * step / steps
            ab = a.lerp(b, (t - s[0]) / (s[1] - s[0]))
            bc = b.lerp(c, (t - s[1]) / (s[2] - s[1]))
            cd = c.lerp(d, (t - s[2]) / (s[3] - s[2]))
            abc = ab.lerp(bc, (t - s[0]) / (s[2] - s[0]))
            bcd = bc.lerp(cd, (t - s[1]) / (s[3] - s[1]))
            out.append(abc.lerp(bcd, (t - s[1]) / (s[2] - s[1])))
    if not closed:
        out.append(points[-1])
    return out


def lathe(name, profile, material, at=(0, 0, 0), turn=(0, 0, 0), steps=8, sides=128):
    """A body turned about z: `profile` are (radius, height) from the bottom outside to the end; `steps` 0: as given."""
    line = spline(profile, steps) if steps else [Vector(p) for p in profile]
    vertices, rows = [], []
    for radius, height in line:
        if radius < 1e-5:
            rows.append([len(vertices)] * sides)
            vertices.append((0, 0, height))
            continue
        rows.append(range(len(vertices), len(vertices) + sides))
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), height))
    faces = []
    for low, high in zip(rows, rows[1:]):
        for side in range(sides):
            after = (side + 1) % sides
            corners = [low[side], low[after], high[after], high[side]]
            face = list(dict.fromkeys(corners))
            if len(face) > 2:
                faces.append(face)
    return add(name, mesh_of(name, vertices, faces, 60), material, at, turn)


def ball(name, material):
    """A small ball of radius 1 that is not seen itself: to be copied, and the copies scaled."""
    line = [(0, -1), (0.5, -0.866), (0.866, -0.5), (1, 0), (0.866, 0.5), (0.5, 0.866), (0, 1)]
    thing = lathe(name, line, material, (0, 5, -1), steps=3, sides=16)
    thing.scale = (0.0001, 0.0001, 0.0001)
    return thing


def turned(name, start, end, profile, material, sides=40):
    """A turned rod between two points: `profile` are (part of the length, radius)."""
    start, end = Vector(start), Vector(end)
    length = (end - start).length
    line = [(0, 0), *[(radius, part * length) for part, radius in profile], (0, length)]
    rod = lathe(name, line, material, start, steps=0, sides=sides)
    rod.rotation_mode = 'QUATERNION'
    rod.rotation_quaternion = (end - start).to_track_quat('Z', 'Y')
    return rod


def rod(name, start, end, radius, material, edge=0.0015):
    """A plain round bar with rounded ends."""
    length = (Vector(end) - Vector(start)).length
    edge = min(edge, radius / 2, length / 4) / length
    return turned(name, start, end, [(0, radius - edge * length), (edge, radius), (1 - edge, radius), (1, radius - edge * length)], material)


def bevel(thing, width, segments=3):
    modifier = thing.modifiers.new('bevel', 'BEVEL')
    modifier.width, modifier.segments, modifier.limit_method = width, segments, 'ANGLE'
    modifier.harden_normals = True
    return thing


def box(name, size, material, at=(0, 0, 0), turn=(0, 0, 0), edge=0.003):
    """A box about `at` with edges rounded by `edge`."""
    x, y, z = (side / 2 for side in size)
    vertices = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return bevel(add(name, mesh_of(name, vertices, faces), material, at, turn), edge)


def beam(name, start, end, size, material, edge=0.003, up='Y'):
    """A box of `size` (two sides) from one point to another."""
    start, end = Vector(start), Vector(end)
    thing = box(name, (*size, (end - start).length), material, (start + end) / 2, edge=edge)
    thing.rotation_mode = 'QUATERNION'
    thing.rotation_quaternion = (end - start).to_track_quat('Z', up)
    return thing


def tube(name, points, radius, material, soft=True, closed=False, sides=12):
    """A bent tube or cord through points."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, sides // 2, True
    line = spline(points, 12, closed) if soft else [Vector(p) for p in points]
    path = curve.splines.new('POLY')
    path.points.add(len(line) - 1)
    path.use_cyclic_u = closed
    path.use_smooth = True
    for point, place in zip(path.points, line):
        point.co = (*place, 1)
    return add(name, curve, material)


def strip(name, stations, material, across=10, at=(0, 0, 0), turn=(0, 0, 0)):
    """A pressed metal piece along x. Stations: (x, left, right, height, thickness, cup): cup is the depth of its hollow."""
    line = spline(stations, 6)
    vertices, faces = [], []
    for x, left, right, height, thickness, cup in line:
        for sign in (1, -1):
            for step in range(across + 1):
                part = step / across
                y = left + (right - left) * part
                hollow = cup * (1 - (2 * part - 1) ** 2)
                edge = (1 - (2 * part - 1) ** 4) ** 0.5
                vertices.append((x, y, height - hollow + sign * thickness / 2 * edge))
    row = 2 * (across + 1)
    for station in range(len(line) - 1):
        low = station * row
        for step in range(across):
            a, b = low + step, low + step + across + 1
            faces.append((a, a + row, a + row + 1, a + 1))
            faces.append((b, b + 1, b + row + 1, b + row))
    for end in (0, (len(line) - 1) * row):
        for step in range(across):
            face = (end + step, end + step + 1, end + across + 2 + step, end + across + 1 + step)
            faces.append(face if end == 0 else face[::-1])
    thing = add(name, mesh_of(name, vertices, faces, 80), material, at, turn)
    thing.modifiers.new('weld', 'WELD').merge_threshold = 1e-5
    return thing


def grid(name, size, cells, material=None, at=(0, 0, 0)):
    """A flat sheet with a map in metres, to be simulated or displaced."""
    sheet = patch(name, *cells, lambda u, v: (size[0] * (u - 0.5), size[1] * (v - 0.5), 0), material)
    layer = sheet.data.uv_layers.new(name='metres').data
    for loop in sheet.data.loops:
        layer[loop.index].uv = sheet.data.vertices[loop.vertex_index].co.xy
    sheet.location = at
    return sheet


def slab(name, outline, height, material, at=(0, 0, 0), turn=(0, 0, 0), edge=0.006):
    """A plate of any outline (corners counter-clockwise), its lower side at 0."""
    count = len(outline)
    vertices = [(x, y, z) for z in (0, height) for x, y in outline]
    faces = [list(range(count))[::-1], list(range(count, 2 * count))]
    faces += [(a, (a + 1) % count, (a + 1) % count + count, a + count) for a in range(count)]
    return bevel(add(name, mesh_of(name, vertices, faces), material, at, turn), edge)


def cushion(name, size, crown, material, at=(0, 0, 0), turn=(0, 0, 0), pinch=0.04, seed=1, cells=28):
    """A sewn cover that is filled: a band of `size` z between two bulging sides, corners drawn out, soft creases, piping."""
    x, y, z = size
    rng = random.Random(seed)
    waves = [(rng.uniform(3, 9), rng.uniform(3, 9), rng.uniform(0, 6), rng.uniform(0.2, 0.6)) for _ in range(7)]
    vertices, faces = [], []
    for sign in (-1, 1):
        for i in range(cells + 1):
            for j in range(cells + 1):
                u, v = math.sin(math.pi / 2 * (2 * i / cells - 1)), math.sin(math.pi / 2 * (2 * j / cells - 1))
                fill = ((1 - u ** 4) * (1 - v ** 4)) ** 0.45
                crease = sum(a * math.sin(p * u + q * v + s) for p, q, s, a in waves) * 0.0035 * fill
                vertices.append((x / 2 * u * (1 - pinch * (1 - v * v)), y / 2 * v * (1 - pinch * (1 - u * u)), sign * (z / 2 + crown * fill + crease)))
    row, side = cells + 1, (cells + 1) ** 2
    for i in range(cells):
        for j in range(cells):
            a = i * row + j
            faces += [(a, a + 1, a + row + 1, a + row), (side + a, side + a + row, side + a + row + 1, side + a + 1)]
    border = [i * row for i in range(cells)] + [cells * row + j for j in range(cells)]
    border += [i * row + cells for i in range(cells, 0, -1)] + [j for j in range(cells, 0, -1)]
    for a, b in zip(border, border[1:] + border[:1]):
        faces.append((a, b, side + b, side + a))
    parts = [add(name, mesh_of(name, vertices, faces, 70), material)]
    for shift in ((0, side) if z else (0,)):
        parts.append(tube('piping', [vertices[a + shift] for a in border], 0.0038, material, soft=False, closed=True))
    return group(parts, at, turn)


def copies(thing, places, turns=None):
    """The same thing again elsewhere, sharing its mesh."""
    made = []
    for index, place in enumerate(places):
        again = thing.copy()
        bpy.context.scene.collection.objects.link(again)
        again.location = place
        if turns:
            again.rotation_euler = [math.radians(angle) for angle in turns[index]]
        made.append(again)
    return made


def group(things, at=(0, 0, 0), turn=(0, 0, 0)):
    """Moves things together."""
    holder = add('group', None, at=at, turn=turn)
    for thing in things:
        thing.parent = holder
    return holder


def twin(thing):
    again = copies(thing, [thing.location])[0]
    for child in thing.children:
        twin(child).parent = again
    return again


def repeat(holder, at, turn=(0, 0, 0)):
    """A group again elsewhere, with the groups in it."""
    return group([twin(thing) for thing in holder.children], at, turn)
