import type { Box } from './plan-layout'

/** Margin around a drawing for its dimension lines, in metres. */
export const SHEET_MARGIN = { top: 1.9, right: 0.4, bottom: 0.4, left: 1.5 }

export const sheetWidth = (extent: Box): number => extent.w + SHEET_MARGIN.left + SHEET_MARGIN.right
export const sheetHeight = (extent: Box): number => extent.h + SHEET_MARGIN.top + SHEET_MARGIN.bottom

const cm = (metres: number) => Math.round(metres * 100)

/** The `viewBox` of a sheet: one centimetre of the home is one unit, the same both ways, so that the plan is to scale. */
export function sheetBox(extent: Box): string {
  const corner = `${cm(extent.x - SHEET_MARGIN.left)} ${cm(extent.y - SHEET_MARGIN.top)}`
  return `${corner} ${cm(sheetWidth(extent))} ${cm(sheetHeight(extent))}`
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/** The position of a point of the plan, in metres, on its sheet. */
export const sheetSpot = (extent: Box, x: number, y: number): { left: string; top: string } => ({
  left: percent((x - extent.x + SHEET_MARGIN.left) / sheetWidth(extent)),
  top: percent((y - extent.y + SHEET_MARGIN.top) / sheetHeight(extent)),
})
