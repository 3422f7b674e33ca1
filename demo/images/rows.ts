/** Rows of numbers, as they are written in a path: `1 2, 3 4`. */
export const rows = (text: string): number[][] => text.split(', ').map((row) => row.split(' ').map(Number))
