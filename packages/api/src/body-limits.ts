/**
 * Bytes of what is sent: of forms of the portal; of sources of a contract with what JSON puts before quotes and ends of lines; to
 * queues (ten messages of the greatest length do not come at once: the real service has the same bound); and of documents of NFTs.
 */
export const BODY_LIMITS = { form: 16_384, sources: 2_097_152, queues: 1_310_720, documents: 131_072 } as const;
