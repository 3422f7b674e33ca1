/** Line drawings of the error pages on the brand's grid: 480 × 280, solid for existing, dotted for missing things. */
const frame = (lines: string) =>
  `<svg viewBox="0 0 480 280" fill="none" stroke="currentColor" aria-hidden="true" focusable="false">${lines}</svg>`

/** A tree beside the building. */
const TREE =
  '<g stroke-width="1.5"><path d="M416 260V130M416 186l20-20M416 204l-22-22"/><circle cx="416" cy="154" r="46"/></g>'

/** An empty plot for a missing page: pegs and a dotted outline. */
export const EMPTY_PLOT = frame(
  '<path d="M0 260.5h480" stroke-width="1.5"/>' +
    '<path d="M120.5 260V60.5h170V260M120.5 110.5h170M120.5 160.5h170M120.5 210.5h170M177.5 260V60M234.5 260V60" stroke-dasharray="2 6"/>' +
    '<path d="M108 266v-16M303 266v-16" stroke-width="1.5"/><path d="M100 40.5h210M120.5 34v13M290.5 34v13"/>' +
    TREE,
)

const WINDOWS = [74, 120, 166, 212].flatMap((y) => [136, 184, 232].map((x) => `M${x} ${y}h24v30h-24z`)).join('')

/** The house with a scaffold and two lit windows: work in progress. */
export const SCAFFOLD = frame(
  '<path d="M0 260.5h480M120 260V58h152v202M114 58h164M120 106h152M120 152h152M120 198h152" stroke-width="1.5"/>' +
    `<path d="M184 120h24v30h-24zM232 74h24v30h-24z" fill="#C8A96A" stroke="none"/><path d="${WINDOWS}"/>` +
    '<path d="M286 260V44M330 260V44M280 106h56M280 152h56M280 198h56M286 106l44 46M286 152l44 46M286 198l44 62M286 62h44"/>' +
    '<path d="M300 198v-46M312 198v-46M300 190h12M300 180h12M300 170h12M300 160h12"/>' +
    TREE,
)
