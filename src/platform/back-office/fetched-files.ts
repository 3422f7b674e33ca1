import { APIError } from 'payload'

/**
 * Payload offers the headers of each request for a file that was sent as an address to the option
 * `externalFileHeaderFilter`, before it looks the address up. None is ever fetched here: an address that a member of
 * staff sends must not make this server call anything (SSRF), inside its network or outside.
 */
export function fetchNothing(): never {
  throw new APIError('A file is sent as a file, not as an address.', 400)
}

/** Answers 400 to a file that is sent as an address, which Payload calls an error of its own. */
export const refuseFetchedFile = ({ error }: { error: Error }) =>
  error.name === 'FileRetrievalError' ? { status: 400 } : undefined
