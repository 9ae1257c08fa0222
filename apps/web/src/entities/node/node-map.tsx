import type { Node } from '@ledgerscope/contract/node';
import { countWithNoun } from '@ledgerscope/ledger';
import { geoEqualEarth, geoPath } from 'd3-geo';
import { Link } from 'react-router';
import { feature } from 'topojson-client';
import world from 'world-atlas/land-110m.json';
import { accountHref } from '../../shared/paths.ts';
import styles from './node-map.module.css';

const WIDTH = 960;
const HEIGHT = 430;

type Topology = Parameters<typeof feature>[0];
/** The package's file states its types loosely; `land` is the one object in it. */
const topology = world as unknown as Topology & { readonly objects: { readonly land: Topology['objects'][string] } };
const land = feature(topology, topology.objects.land);
const projection = geoEqualEarth().fitExtent(
  [
    [8, 8],
    [WIDTH - 8, HEIGHT - 8],
  ],
  land,
);
const OUTLINE = geoPath(projection)(land) ?? '';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly nodes: readonly Node[];
}

/** A map of the world with a mark for every place where nodes are; a node without coordinates is not drawn. */
export function NodeMap({ nodes }: { nodes: readonly Node[] }) {
  const places = placesOf(nodes);
  const missing = nodes.length - places.reduce((sum, place) => sum + place.nodes.length, 0);
  return (
    <figure className={`card ${styles.nodeMap}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that holds links cannot be a fieldset */}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label="Map of node locations">
        <path className={styles.land} d={OUTLINE} />
        {places.map((place) => (
          <Mark key={`${place.x} ${place.y}`} place={place} />
        ))}
      </svg>
      <figcaption className="faint small">
        Source: {window.location.host}
        {missing === 0 ? '' : ` · ${countWithNoun(missing, 'node')} not shown: location unknown`}
      </figcaption>
    </figure>
  );
}

function Mark({ place: { x, y, nodes } }: { place: Place }) {
  const [first] = nodes;
  const names = nodes.map((node) => (node.location === null ? node.name : `${node.name}, ${node.location}`)).join('; ');
  const mark = (
    <>
      <circle className={styles.halo} cx={x} cy={y} r={9 + nodes.length} />
      <circle className={styles.mark} cx={x} cy={y} r={4.5} />
    </>
  );
  if (first === undefined || first.nodeId === null) return <g data-tip={names}>{mark}</g>;
  return (
    <Link to={accountHref(first.nodeId)} aria-label={names} data-tip={names}>
      {mark}
    </Link>
  );
}

/** Nodes of one place share a mark. */
function placesOf(nodes: readonly Node[]): readonly Place[] {
  const places = new Map<string, Place>();
  for (const node of nodes) {
    if (node.latitude === null || node.longitude === null) continue;
    const point = projection([node.longitude, node.latitude]);
    if (point === null) continue;
    const [x, y] = [Math.round(point[0]), Math.round(point[1])];
    const known = places.get(`${x} ${y}`);
    places.set(`${x} ${y}`, { x, y, nodes: [...(known?.nodes ?? []), node] });
  }
  return [...places.values()];
}
