import {
  Box3,
  DirectionalLight,
  DoubleSide,
  HemisphereLight,
  Mesh,
  type Object3D,
  PerspectiveCamera,
  RepeatWrapping,
  Scene,
  Sphere,
  Texture,
  WebGLRenderer,
} from 'three';
import {
  type GLTF,
  GLTFLoader,
  type GLTFLoaderPlugin,
  type GLTFParser,
} from 'three/examples/jsm/loaders/GLTFLoader.js';
import { checkGltf, type GltfDocument } from './check-gltf.ts';
import { GlbError } from './glb-error.ts';
import { checkPicture } from './picture-size.ts';

/** Where a model is seen from: angles in radians, distance in radii of the model. */
export interface Sight {
  readonly yaw: number;
  readonly pitch: number;
  readonly distance: number;
}

/** A model on a canvas. */
export interface OpenModel {
  readonly draw: (sight: Sight) => void;
  /** Gives the graphics memory back. */
  readonly close: () => void;
}

const ANGLE_DEGREES = 40;
const FARTHEST = 60;

/**
 * Puts a GLB file's scene on a canvas, at rest.
 * @throws GlbError for what is too large, needs other files, holds nothing, or where the browser offers no WebGL
 */
export async function openModel(canvas: HTMLCanvasElement, bytes: ArrayBuffer): Promise<OpenModel> {
  const { scene: model } = await readModel(bytes);
  const { center, radius } = new Box3().setFromObject(model).getBoundingSphere(new Sphere());
  if (!(radius > 0)) throw new GlbError('The model is empty.');
  const renderer = rendererOf(canvas);
  const camera = new PerspectiveCamera(ANGLE_DEGREES, 1, radius / 50, radius * FARTHEST);
  const scene = lit(model, camera);
  return {
    draw: ({ yaw, pitch, distance }) => {
      const { clientWidth: width, clientHeight: height } = canvas;
      renderer.setPixelRatio(devicePixelRatio);
      renderer.setSize(width, height, false);
      camera.aspect = width / Math.max(1, height);
      camera.updateProjectionMatrix();
      const away = distance * radius;
      camera.position.set(
        center.x + away * Math.cos(pitch) * Math.sin(yaw),
        center.y + away * Math.sin(pitch),
        center.z + away * Math.cos(pitch) * Math.cos(yaw),
      );
      camera.lookAt(center);
      renderer.render(scene, camera);
    },
    close: () => {
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** Reads a GLB file that needs nothing but itself. */
export function readModel(bytes: ArrayBuffer): Promise<GLTF> {
  return new GLTFLoader().register(ownFilesOnly).parseAsync(bytes, '');
}

/** Refuses what is too large or asks for other files; pictures are made from the file's own bytes, without any request. */
function ownFilesOnly(parser: GLTFParser): GLTFLoaderPlugin {
  const document = parser.json as GltfDocument;
  return {
    name: 'own files only',
    beforeRoot: () => {
      checkGltf(document);
      return null;
    },
    loadTexture: async (index) => {
      const { bufferView, mimeType = '' } = document.images?.[document.textures?.[index]?.source ?? -1] ?? {};
      // A picture outside is omitted.
      if (bufferView === undefined) return null as unknown as Texture;
      const content = (await parser.getDependency('bufferView', bufferView)) as ArrayBuffer;
      checkPicture(new Uint8Array(content));
      const picture = await createImageBitmap(new Blob([content], { type: mimeType }), {
        colorSpaceConversion: 'none',
      });
      const texture = new Texture(picture);
      texture.flipY = false;
      texture.wrapS = RepeatWrapping;
      texture.wrapT = RepeatWrapping;
      texture.needsUpdate = true;
      return texture;
    },
  };
}

function rendererOf(canvas: HTMLCanvasElement): WebGLRenderer {
  try {
    return new WebGLRenderer({ canvas, antialias: true, alpha: true });
  } catch {
    throw new GlbError('Your browser does not support 3D graphics (WebGL).');
  }
}

/** The model with light from above and from beside the eye; both sides of each triangle are shown. */
function lit(model: Object3D, camera: PerspectiveCamera): Scene {
  model.traverse((part) => {
    if (part instanceof Mesh) for (const material of [part.material].flat()) material.side = DoubleSide;
  });
  const beside = new DirectionalLight(0xffffff, 2);
  beside.position.set(0.3, 0.9, 0.35);
  camera.add(beside);
  return new Scene().add(model, camera, new HemisphereLight(0xffffff, 0x777777, 2));
}
