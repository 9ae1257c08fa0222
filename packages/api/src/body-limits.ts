/** Bytes of what is sent: of forms of the portal, and of sources of a contract with what JSON puts before quotes and ends of lines. */
export const BODY_LIMITS = { form: 16_384, sources: 2_097_152 } as const;
