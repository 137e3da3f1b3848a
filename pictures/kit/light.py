"""Light, ground and camera: one room or garden per category."""
import math
import random

import bpy
from mathutils import Vector

from . import materials as m
from . import shapes as s


def world(tone='#dfe6e4', strength=0.35):
    scene = bpy.context.scene
    scene.world = scene.world or bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    ground = scene.world.node_tree.nodes['Background']
    ground.inputs['Color'].default_value = m.colour(tone)
    ground.inputs['Strength'].default_value = strength
    return scene.world.node_tree


def sky(height=28, turn=120, strength=0.12, sun=0.4, dust=1.2):
    """A physical sky; angles of the sun in degrees, `turn` counted from y."""
    tree = world()
    texture = tree.nodes.new('ShaderNodeTexSky')
    texture.sky_type, texture.sun_elevation = 'NISHITA', math.radians(height)
    texture.sun_rotation, texture.sun_intensity, texture.dust_density = math.radians(turn), sun, dust
    texture.sun_size = math.radians(2.5)
    ground = tree.nodes['Background']
    tree.links.new(texture.outputs[0], ground.inputs['Color'])
    ground.inputs['Strength'].default_value = strength


def area(name, at, towards, size, power, tone='#ffffff', spread=180):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.size, light.size_y = 'RECTANGLE', *size
    light.energy, light.color, light.spread = power, m.colour(tone)[:3], math.radians(spread)
    thing = s.add(name, light, at=at)
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return thing


def point(name, at, power, tone, radius):
    lamp = bpy.data.lights.new(name, 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, m.colour(tone)[:3], radius
    thing = s.add(name, lamp, at=at)
    thing.visible_camera = thing.visible_glossy = thing.visible_transmission = False
    return thing


def sun(towards, power, tone='#fff0d8', blur=1.5):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.color, light.angle = power, m.colour(tone)[:3], math.radians(blur)
    thing = s.add('sun', light)
    thing.rotation_euler = Vector(towards).to_track_quat('-Z', 'Y').to_euler()
    return thing


def window(at, towards, size, power, tone='#fff6e8', panes=(2, 3)):
    """A tall window as a light: its bars are seen in what shines."""
    light = area('window', at, towards, size, power, tone)
    dark = m.plain('window bars', '#4a4a46', 0.8)
    for count, side in ((panes[0], 0), (panes[1], 1)):
        for bar in range(1, count):
            offset = size[side] * (bar / count - 0.5)
            shape = (0.035 * size[0], size[1], 0.01) if side == 0 else (size[0], 0.035 * size[0], 0.01)
            place = (offset, 0, -0.02) if side == 0 else (0, offset, -0.02)
            piece = s.box('bar', shape, dark, place)
            piece.parent = light
    return light


def camera(at, towards, lens=70, stop=4.0, focus=None):
    """A camera as a photographer's: `lens` in mm, `stop` the f-number, sharp at `focus` (or at what it looks at)."""
    lens_data = bpy.data.cameras.new('camera')
    lens_data.lens = lens
    lens_data.dof.use_dof, lens_data.dof.aperture_fstop = True, stop
    lens_data.dof.focus_distance = (Vector(focus or towards) - Vector(at)).length
    lens_data.clip_start, lens_data.clip_end = 0.01, 5000
    thing = s.add('camera', lens_data, at=at)
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = thing


def sunlit_window(x, y, z, size, power, towards):
    """Afternoon sun through a window in a wall far left: panes of light, broken by a tree outside."""
    sun(towards, power)
    shade = m.plain('shade', '#6b665c', 0.9)
    wide, high = size
    for name, extent, at in (('left', (0.05, 8, 6), (x, y - wide / 2 - 4, z)), ('right', (0.05, 8, 6), (x, y + wide / 2 + 4, z)),
                             ('above', (0.05, wide, 6), (x, y, z + high / 2 + 3)), ('below', (0.05, wide, 6), (x, y, z - high / 2 - 3)),
                             ('post', (0.05, wide * 0.05, high), (x, y, z)), ('bar', (0.05, wide, wide * 0.04), (x, y, z + high * 0.16)),
                             ('bar', (0.05, wide, wide * 0.04), (x, y, z - high * 0.18))):
        s.box(name, extent, shade, at)
    rng = random.Random(4)
    for _ in range(130):
        at = (x - rng.uniform(0.2, 0.6) * wide, y + rng.gauss(0.3, 0.28) * wide, z + rng.gauss(0.3, 0.3) * high)
        s.box('leaf', (0.002, wide * 0.05, wide * 0.11), shade, at, [rng.uniform(0, 180) for _ in range(3)], edge=0.0005)


def table_top(ground='oak', wall='#7fa39d', far=0.75, day=1.0):
    """Tableware: a table by a window (oak, or the colour of its linen), dappled sun on the limewashed wall behind.

    `day`: how much of the daylight there is."""
    bpy.context.scene.view_settings.exposure = 0.55
    world('#d5dfe0', 0.1 * day)
    window((-0.95, 0.2, 0.8), (0, 0, 0.05), (0.8, 1.1), 30 * day)
    area('card', (0.95, -0.1, 0.55), (0, 0, 0.1), (0.5, 0.9), 1.5 * day, '#f4eee4')
    sunlit_window(-2.2, far - 1.32, 1.6, (0.42, 1.0), 3.2 * day, (1, 0.55, -0.5))
    backdrop(wall, (7, 4), (0, far, 0.5))
    if ground == 'oak':
        boards(m.wood('table', '#8c6140', '#5c3c22', 'x', 0.34, 1.3), (-1.6, 1.6), (-1.3, far), 0.19, lengths=(5, 5))
        return
    sheet = s.grid('linen', (3.2, 2.4), (160, 120), m.cloth('linen', ground, 0.0011))
    folds(sheet, 0.42, 0.003)
    sheet.location.z = -0.0012


def folds(sheet, scale, height):
    waves = bpy.data.textures.new('folds', 'CLOUDS')
    waves.noise_scale = scale
    soft = sheet.modifiers.new('folds', 'DISPLACE')
    soft.texture, soft.strength, soft.mid_level = waves, height, 0.5


def boards(material, x, y, width, seed=3, lengths=(1.4, 2.2)):
    """A floor or table of boards along x, their top at 0."""
    rng = random.Random(seed)
    at = y[0]
    while at < y[1]:
        start = x[0] - rng.uniform(0, 1.6)
        while start < x[1]:
            length = rng.uniform(*lengths)
            s.box('board', (length - 0.001, width - 0.0012, 0.02), material, (start + length / 2, at + width / 2, -0.01), edge=0.0012)
            start += length
        at += width


def backdrop(tone, size, at):
    sheet = s.grid('wall', size, (1, 1), m.plaster('wall', tone), at)
    sheet.rotation_euler.x = math.radians(90)


def room(wall='#dfd0b8', far=1.5):
    """Furniture: a light room with oak boards, sun through a tall window."""
    bpy.context.scene.view_settings.exposure = 0.3
    world('#e4e2da', 0.13)
    window((-2.7, -0.8, 1.9), (0, 0, 0.5), (1.7, 2.3), 230)
    area('card', (2.9, -1.2, 1.6), (0, 0, 0.6), (1.2, 2.2), 14, '#fbeedb')
    sunlit_window(-5.2, far - 2.5, 3.35, (0.85, 2.1), 3.4, (1, 0.45, -0.42))
    boards(m.wood('boards', '#b49169', '#8f6c47', 'x', 0.36), (-5, 5), (-3.5, far), 0.14)
    backdrop(wall, (14, 6), (0, far, 2))
    s.box('skirting', (14, 0.018, 0.11), m.plain('skirting', '#efe8da', 0.45), (0, far - 0.009, 0.055), edge=0.006)
