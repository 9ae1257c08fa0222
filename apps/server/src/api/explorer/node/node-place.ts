/** Who runs a node, and where that organisation has its head office. */
export interface NodePlace {
  readonly name: string;
  readonly city: string | null;
  /** Degrees; both null where there is no place to draw. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** By the node's account, `shard.realm.num`. */
export type NodePlaces = ReadonlyMap<string, NodePlace>;
