/** A typed or pasted address as a browser would send it: anything but ASCII percent-encoded. */
export const encodeTyped = (text: string): string =>
  text.replace(/[^!-~]+/g, (letters) => encodeURIComponent(wellFormed(letters)))

/** A lone surrogate, as a broken clipboard leaves it, cannot be encoded. */
const wellFormed = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text))
