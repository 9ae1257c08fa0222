// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.

/** proto.FreezeType */
export const FreezeType: Readonly<Record<number, string>> = {
  0: 'UNKNOWN_FREEZE_TYPE',
  1: 'FREEZE_ONLY',
  2: 'PREPARE_UPGRADE',
  3: 'FREEZE_UPGRADE',
  4: 'FREEZE_ABORT',
  5: 'TELEMETRY_UPGRADE',
};
