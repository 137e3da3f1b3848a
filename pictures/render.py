"""Renders one picture: blender -b -P pictures/render.py -- NAME [--width 1600] [--samples 256] [--to FOLDER] [--view …]"""
import argparse
import math
import sys
import time
from pathlib import Path

import bpy
from mathutils import Matrix, Vector

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))
from kit.finish import finish  # noqa: E402
from scenes import SCENES  # noqa: E402

options = argparse.ArgumentParser()
options.add_argument('name', choices=sorted(SCENES))
options.add_argument('--width', type=int, default=1600)
options.add_argument('--height', type=int, help='three quarters of the width')
options.add_argument('--samples', type=int, default=256)
options.add_argument('--to', default='.')
options.add_argument('--view', nargs=4, type=float, metavar=('TURN', 'CLOSER', 'RIGHT', 'UP'), help='degrees, a factor, widths')
options = options.parse_args(sys.argv[sys.argv.index('--') + 1:])

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
scene.render.engine = 'CYCLES'
scene.render.resolution_x, scene.render.resolution_y = options.width, options.height or options.width * 3 // 4
scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
cycles = scene.cycles
cycles.max_bounces, cycles.transmission_bounces, cycles.transparent_max_bounces = 12, 12, 16
cycles.diffuse_bounces, cycles.glossy_bounces = 3, 4
scene.render.use_persistent_data = True
cycles.use_adaptive_sampling = cycles.use_denoising = cycles.caustics_reflective = cycles.caustics_refractive = False
cycles.blur_glossy, cycles.sample_clamp_indirect = 0.5, 4.0
SCENES[options.name]()
if options.view:
    turn, closer, right, up = options.view
    bpy.context.view_layer.update()
    lens, eye = scene.camera.data, scene.camera.matrix_world
    sharp = Matrix.Translation(eye @ Vector((0, 0, -lens.dof.focus_distance)))
    scene.camera.matrix_world = sharp @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ sharp.inverted() @ eye
    lens.lens, lens.shift_x, lens.shift_y = lens.lens * closer, right, up
started = time.time()
finish(Path(options.to).resolve() / options.name, options.samples)
print(f'{options.name}: {time.time() - started:.0f} s')
