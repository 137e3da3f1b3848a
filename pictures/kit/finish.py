"""From two halves of a render to one picture without noise."""
import shutil
from pathlib import Path

import bpy
import numpy as np

SLICE = 8


def finish(path: Path, samples: int):
    """Renders in slices of a few samples, each with a seed of its own, joins them, and writes `path`.png.

    Slices stay in the folder `.NAME` until all are there: a picture that was stopped goes on where it stood. Remove the
    folder when the scene has changed."""
    scene = bpy.context.scene
    scene.cycles.samples = min(SLICE, max(1, samples // 2))
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.format.file_format, out.format.color_depth = 'OPEN_EXR', '32'
    out.file_slots.clear()
    for name, of in (('light', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        out.file_slots.new(name)
        tree.links.new(layers.outputs[of], out.inputs[name])
    slices = path.parent / f'.{path.name}'
    count = max(1, samples // (2 * SLICE))
    halves = [np.zeros((3, scene.render.resolution_y, scene.render.resolution_x, 3), np.float32) for _ in 'ab']
    for seed in range(2 * count):
        folder, started = slices / str(seed), slices / 'started'
        if not folder.exists():
            shutil.rmtree(started, ignore_errors=True)
            scene.cycles.seed, out.base_path = seed, str(started)
            bpy.ops.render.render()
            started.rename(folder)
        halves[seed % 2] += [pixels(next(folder.glob(f'{name}*.exr'))) for name in ('light', 'albedo', 'normal')]
    first, second = (half / count for half in halves)
    features = (first[1:] + second[1:]) / 2
    save(join(first[0], second[0], np.concatenate(list(features), axis=2)), path)
    shutil.rmtree(slices)


def pixels(file):
    image = bpy.data.images.load(str(file))
    values = np.empty(len(image.pixels), np.float32)
    image.pixels.foreach_get(values)
    width, height = image.size
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[:, :, :3]


def box(values, radius):
    """Mean over a square."""
    for axis in (0, 1):
        padding = [(0, 0)] * values.ndim
        padding[axis] = (radius + 1, radius)
        sums = np.cumsum(np.pad(values, padding, 'edge'), axis=axis, dtype=np.float64)
        size = values.shape[axis]
        span = 2 * radius + 1
        high, low = np.take(sums, range(span, span + size), axis), np.take(sums, range(size), axis)
        values = ((high - low) / span).astype(np.float32)
    return values


def join(first, second, features, reach=6, strength=0.7):
    """Non-local means across the halves (Rousselle, Knaus, Zwicker 2012): what is alike in one half is averaged in the
    other, so that noise never vouches for itself; albedo and normals keep apart what only looks alike."""
    a, b = (half / (1 + half) for half in (first, second))
    noise = box((a - b) ** 2 / 2, 3) + 1e-7
    height, width = a.shape[:2]
    spread = box(features ** 2, 1) - box(features, 1) ** 2
    sums, weights = [np.zeros_like(a), np.zeros_like(b)], [np.zeros((height, width, 1), np.float32) for _ in 'ab']
    offsets = [(y, x) for y in range(-reach, reach + 1) for x in range(-reach, reach + 1) if y * y + x * x <= reach * reach]

    def moved(values, y, x):
        rows, columns = np.clip(np.arange(height) + y, 0, height - 1), np.clip(np.arange(width) + x, 0, width - 1)
        return values[rows][:, columns]

    for y, x in offsets:
        other = moved(noise, y, x)
        unlike = ((features - moved(features, y, x)) ** 2 / (0.0008 + 2 * np.maximum(spread, 0))).max(axis=2, keepdims=True)
        feature_weight = np.exp(-0.5 * unlike)
        for index, (guide, source) in enumerate(((a, b), (b, a))):
            far = (guide - moved(guide, y, x)) ** 2 - noise - np.minimum(noise, other)
            far = (far / (1e-7 + strength ** 2 * (noise + other))).mean(axis=2, keepdims=True)
            weight = np.minimum(np.exp(-np.maximum(box(far, 2), 0)), feature_weight)
            sums[index] += weight * moved(source, y, x)
            weights[index] += weight
    joined = (sums[0] / weights[0] + sums[1] / weights[1]) / 2
    joined = np.clip(joined, 0, 0.995)
    return joined / (1 - joined)


def save(values, path):
    height, width = values.shape[:2]
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.concatenate([values, np.ones((height, width, 1))], axis=2).astype(np.float32).ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGB', '8'
    image.save_render(f'{path}.png')
