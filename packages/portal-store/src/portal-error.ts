/** The portal store cannot be opened here; an operator has to change something. Says what. */
export class PortalUnavailableError extends Error {
  override readonly name = 'PortalUnavailableError';
}

/** The portal store does not answer at present; the same call can work later. */
export class PortalRetryError extends Error {
  override readonly name = 'PortalRetryError';
}
