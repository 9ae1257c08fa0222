/** The portal store cannot be opened here; an operator has to change something. Says what. */
export class PortalUnavailableError extends Error {
  override readonly name = 'PortalUnavailableError';
}

/** The portal store does not answer at present; the same call can work later. */
export class PortalRetryError extends Error {
  override readonly name: string = 'PortalRetryError';
}

/** The disk of the portal store is full: what is stored is read, and the same call can work once there is room. */
export class PortalFullError extends PortalRetryError {
  override readonly name: string = 'PortalFullError';
}

/** A statement failed. Holds the statement with its placeholders, and none of its values. */
export class PortalQueryError extends Error {
  override readonly name = 'PortalQueryError';
  readonly query: string;

  constructor(message: string, query: string) {
    super(message);
    this.query = query;
  }
}
