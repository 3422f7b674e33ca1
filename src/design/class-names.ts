/** Joins the classes that apply; false, null and undefined fall away. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
