/** The ports of the mirror node; 0 for any that is free. */
export interface MirrorPorts {
  readonly rest: number;
  /** Undefined where gRPC is not served. */
  readonly grpc: number | undefined;
}
