const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text is a UUID as the database writes it (RFC 9562, lower case): PostgreSQL refuses others with an error. */
export const isUuid = (text: string): boolean => UUID.test(text)
