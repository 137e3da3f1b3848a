"""Materials by nodes. Colours are written as on a screen (#rrggbb)."""
import bpy


def colour(code):
    """Linear RGBA of a screen colour."""
    parts = [int(code[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    return [*[p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts], 1]


class Nodes:
    """A material's nodes, written as expressions."""

    def __init__(self, name, tree=None):
        if not tree:
            self.material = bpy.data.materials.new(name)
            self.material.use_nodes = True
        self.tree = tree or self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, settings=None, **inputs):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in (settings or {}).items():
            setattr(node, name, value)
        for name, value in inputs.items():
            self.feed(node.inputs[name.replace('_', ' ')] if not name[1:].isdigit() else node.inputs[int(name[1:])], value)
        return node

    def feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        else:
            socket.default_value = value

    def place(self, scale=(1, 1, 1), turn=(0, 0, 0), source='Object'):
        texture = self.node('TexCoord')
        return self.node('Mapping', Vector=texture.outputs[source], Scale=scale, Rotation=turn)

    def noise(self, scale, where=None, detail=4, **inputs):
        return self.node('TexNoise', Vector=where or self.place(), Scale=scale, Detail=detail, **inputs).outputs['Fac']

    def ramp(self, fac, *stops):
        """Colours along a value: (position, '#rrggbb' or grey)."""
        ramp = self.node('ValToRGB', Fac=fac)
        elements = ramp.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(1)
        for element, (at, value) in zip(elements, stops):
            element.position = at
            element.color = colour(value) if isinstance(value, str) else (value, value, value, 1)
        return ramp.outputs['Color']

    def math(self, operation, a, b=0.0):
        return self.node('Math', {'operation': operation}, _0=a, _1=b).outputs[0]

    def mix(self, fac, a, b, blend='MIX'):
        return self.node('MixRGB', {'blend_type': blend}, Fac=fac, Color1=a, Color2=b).outputs[0]

    def bump(self, height, strength=0.2, distance=0.001):
        return self.node('Bump', Height=height, Strength=strength, Distance=distance).outputs[0]

    def weave(self, turns, rows):
        """Wires crossing on a body about z: `turns` around it, `rows` in 2π metres."""
        where = self.node('SeparateXYZ', _0=self.place()).outputs
        around = self.math('ARCTAN2', where['X'], where['Y'])
        return self.math('MULTIPLY', self.math('SINE', self.math('MULTIPLY', around, turns)), self.math('SINE', self.math('MULTIPLY', where['Z'], rows)))

    def surface(self, **inputs):
        return self.end(self.node('BsdfPrincipled', **inputs))

    def end(self, shader):
        for old in [node for node in self.tree.nodes if node.type == 'OUTPUT_MATERIAL']:
            self.tree.nodes.remove(old)
        self.feed(self.node('OutputMaterial').inputs['Surface'], shader)
        return self.material


def porcelain(name='porcelain', tone='#f6f2ea'):
    n = Nodes(name)
    return n.surface(Base_Color=colour(tone), Roughness=0.14, Specular=0.55, Normal=n.bump(n.noise(45, detail=1), 0.12, 0.0006))


def glass(name='glass', tint='#fbfdfb', ior=1.5, rough=0.0):
    """Clear, with a shadow that lets light through (caustics would be noise)."""
    n = Nodes(name)
    path = n.node('LightPath')
    clear = n.node('BsdfGlass', Color=colour(tint), IOR=ior, Roughness=rough)
    through = n.node('BsdfTransparent', Color=[*[c * 0.94 for c in colour(tint)[:3]], 1])
    either = n.math('MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray'])
    return n.end(n.node('MixShader', _0=either, _1=clear, _2=through))


def metal(name, tone='#c9c8c4', rough=0.2, brushed=None):
    """`brushed`: stretch of the brush marks along x, y, z."""
    n = Nodes(name)
    if brushed:
        marks = n.noise(1, n.place(brushed), detail=6)
        return n.surface(Base_Color=n.ramp(marks, (0.2, tone), (0.8, '#dedcd6')), Metallic=1,
                         Roughness=n.ramp(marks, (0.25, rough * 0.7), (0.75, min(rough * 1.5, 1))), Normal=n.bump(marks, 0.1, 0.0002))
    stains = n.noise(60, detail=3)
    return n.surface(Base_Color=colour(tone), Metallic=1, Roughness=n.ramp(stains, (0.3, rough * 0.8), (0.75, rough * 1.3)))


def plain(name, tone, rough=0.5, grain=0.0, scale=300, specular=0.4):
    """Plastic, paint, rubber: `grain` is the strength of a fine relief."""
    n = Nodes(name)
    spots = n.noise(scale, detail=3)
    soft = n.noise(7, detail=3)
    base = n.mix(0.14, colour(tone), n.ramp(soft, (0.3, 0.45), (0.7, 0.75)), 'SOFT_LIGHT')
    extra = {'Normal': n.bump(spots, grain, 0.0006)} if grain else {}
    return n.surface(Base_Color=base, Roughness=n.ramp(soft, (0.3, rough * 0.85), (0.7, min(1, rough * 1.15))), Specular=specular, **extra)


def wood(name, light='#c9a06a', dark='#8f6334', along='x', rough=0.42, scale=1.0, coat=0.0):
    """Planed wood: grain along an axis, pores and a slow change of tone."""
    n = Nodes(name)
    shape = {'x': (1.2, 14, 14), 'y': (14, 1.2, 14), 'z': (14, 14, 1.2)}[along]
    info = n.node('ObjectInfo')
    texture = n.node('TexCoord')
    shift = n.node('VectorMath', {'operation': 'ADD'}, _0=texture.outputs['Object'],
                   _1=n.node('CombineXYZ', X=n.math('MULTIPLY', info.outputs['Random'], 31), Y=n.math('MULTIPLY', info.outputs['Random'], 17)))
    where = n.node('Mapping', Vector=shift, Scale=[s * scale for s in shape])
    rings = n.noise(1.1, where, detail=3, Distortion=1.2, Roughness=0.55)
    pores = n.noise(14, where, detail=2, Roughness=0.7)
    base = n.ramp(rings, (0.32, dark), (0.5, light), (0.66, dark))
    base = n.mix(0.35, base, n.ramp(pores, (0.35, dark), (0.6, light)))
    base = n.mix(0.25, base, n.ramp(info.outputs['Random'], (0, 0.35), (1, 0.65)), 'OVERLAY')
    return n.surface(Base_Color=base, Roughness=n.ramp(pores, (0.3, rough * 1.3), (0.7, rough)), Clearcoat=coat,
                     Clearcoat_Roughness=0.2, Normal=n.bump(pores, 0.18, 0.0006))


def cloth(name, tone='#f4efe4', thread=0.0012, source='UV', slub=0.5, strength=0.35):
    """Woven linen or cotton: two crossing threads of `thread` metres, uneven as spun ones are."""
    n = Nodes(name)
    where = n.place(source=source)
    waver = n.noise(140, where, detail=2)
    bands = [n.node('TexWave', {'bands_direction': axis}, Vector=where, Scale=0.157 / thread).outputs['Fac'] for axis in 'XY']
    weave = n.math('MAXIMUM', *bands)
    spun = [n.noise(1, n.place((*stretch, 1), source=source), detail=2) for stretch in ((25, 900), (900, 25))]
    uneven = n.math('MULTIPLY', n.math('ADD', *spun), slub)
    height = n.math('ADD', n.math('MULTIPLY', weave, 0.6), n.math('ADD', uneven, n.math('MULTIPLY', waver, 0.3)))
    shade = n.ramp(uneven, (0.3, 0.42), (0.7, 0.58))
    base = n.mix(0.5, colour(tone), shade, 'SOFT_LIGHT')
    return n.surface(Base_Color=base, Roughness=0.9, Specular=0.1, Sheen=0.25, Normal=n.bump(height, strength, thread * 0.6))


def plaster(name, tone):
    """A limewashed wall: strokes and clouds of tone."""
    n = Nodes(name)
    clouds = n.noise(1.6, detail=3, Roughness=0.62)
    strokes = n.noise(9, n.place((1, 1, 0.4)), detail=3, Roughness=0.6)
    base = n.mix(0.35, colour(tone), n.ramp(n.math('ADD', n.math('MULTIPLY', clouds, 0.7), n.math('MULTIPLY', strokes, 0.3)),
                                            (0.35, 0.36), (0.65, 0.64)), 'SOFT_LIGHT')
    return n.surface(Base_Color=base, Roughness=0.92, Specular=0.15, Normal=n.bump(strokes, 0.15, 0.004))


def canvas(name='canvas', tone='#f7f4ec', through=0.3):
    """Coated cloth of a marquee: lets a part of the light through."""
    n = Nodes(name)
    clouds = n.noise(1.3, detail=5)
    base = n.mix(0.12, colour(tone), n.ramp(clouds, (0.35, 0.4), (0.65, 0.6)), 'SOFT_LIGHT')
    relief = n.bump(n.math('ADD', n.noise(2.2, detail=3), n.math('MULTIPLY', n.noise(700, detail=1), 0.02)), 0.25, 0.03)
    outside = n.node('BsdfPrincipled', Base_Color=base, Roughness=0.5, Specular=0.3, Normal=relief)
    inside = n.node('BsdfTranslucent', Color=colour('#fdf3df'), Normal=relief)
    return n.end(n.node('MixShader', _0=through, _1=outside, _2=inside))


def window_cloth(bay, wide=0.9, low=0.95, spring=1.5):
    """A marquee's wall (map in metres from its middle below) with an arched clear window and its bars in every `bay`."""
    wall = canvas('wall')
    n = Nodes.__new__(Nodes)
    n.material, n.tree = wall, wall.node_tree
    place = n.node('SeparateXYZ', _0=n.node('TexCoord').outputs['UV'])
    x = n.math('SUBTRACT', n.math('MODULO', n.math('ADD', place.outputs['X'], 50 * bay), bay), bay / 2)
    z, side = place.outputs['Y'], n.math('ABSOLUTE', x)
    up = n.math('MAXIMUM', n.math('SUBTRACT', z, spring), 0)
    far = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', x, x), n.math('MULTIPLY', up, up)))
    inside = n.math('MULTIPLY', n.math('LESS_THAN', far, wide / 2), n.math('GREATER_THAN', z, low))
    bars = [n.math('GREATER_THAN', d, 0.016) for d in (side, n.math('ABSOLUTE', n.math('SUBTRACT', z, spring)),
                                                       n.math('ABSOLUTE', n.math('SUBTRACT', z, (low + spring) / 2)))]
    clear = n.math('MULTIPLY', inside, n.math('MULTIPLY', bars[0], n.math('MULTIPLY', *bars[1:])))
    film = n.node('MixShader', _0=0.1, _1=n.node('BsdfTransparent', Color=colour('#f2f6f4')), _2=n.node('BsdfGlossy', Roughness=0.08))
    old = n.tree.nodes['Mix Shader']
    return n.end(n.node('MixShader', _0=clear, _1=old.outputs[0], _2=film))


def leaf(name, tone='#4f7040', other='#7f9a4e', through=0.35):
    n = Nodes(name)
    chance = n.node('ObjectInfo').outputs['Random']
    base = n.ramp(n.math('ADD', n.math('MULTIPLY', chance, 0.6), n.math('MULTIPLY', n.noise(3), 0.4)), (0.2, tone), (0.8, other))
    outside = n.node('BsdfPrincipled', Base_Color=base, Roughness=0.45, Specular=0.35)
    inside = n.node('BsdfTranslucent', Color=n.mix(0.6, base, colour('#b9cf5a')))
    return n.end(n.node('MixShader', _0=through, _1=outside, _2=inside))


def glowing(name, heart, rim, strength):
    """A lit bulb: brightest where one looks straight at it. It lights nothing (a point beside it does), so that nothing is noise."""
    n = Nodes(name)
    facing = n.node('LayerWeight', Blend=0.35).outputs['Facing']
    seen = n.math('SUBTRACT', 1, n.node('LightPath').outputs['Is Diffuse Ray'])
    tone = n.ramp(facing, (0.1, heart), (0.75, rim))
    return n.end(n.node('Emission', Color=tone, Strength=n.math('MULTIPLY', seen, n.math('MULTIPLY_ADD', n.math('SUBTRACT', 1, facing), strength))))


def halo(name, tone, strength):
    """The light around a lamp in damp air, on a disc of radius 1."""
    n = Nodes(name)
    far = n.node('VectorMath', {'operation': 'LENGTH'}, _0=n.place()).outputs['Value']
    near = n.math('POWER', n.math('MAXIMUM', n.math('SUBTRACT', 1, far), 0), 3)
    seen = n.node('LightPath').outputs['Is Camera Ray']
    glow = n.node('Emission', Color=colour(tone), Strength=n.math('MULTIPLY', n.math('MULTIPLY', near, seen), strength))
    return n.end(n.node('AddShader', _0=glow, _1=n.node('BsdfTransparent')))


def lamp(name, tone='#ffd9a0', strength=5.0):
    n = Nodes(name)
    return n.end(n.node('Emission', Color=colour(tone), Strength=strength))
