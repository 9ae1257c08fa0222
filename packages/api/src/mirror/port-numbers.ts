/** The ports of the mirror node; 0 for any that is free. */
export interface MirrorPorts {
  readonly rest: number;
  readonly grpc: number;
}
