/**
 * Answers 400 to a file that is sent as an address and cannot be fetched, which Payload calls an error of its own.
 * Addresses of private networks are among those: Payload never fetches them.
 */
export const refuseFetchedFile = ({ error }: { error: Error }) =>
  error.name === 'FileRetrievalError' ? { status: 400 } : undefined
