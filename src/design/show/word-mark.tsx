import { cacheMarkup } from '@/kernel/cache/kept-markup'
import { classNames } from './class-names'
import { ServerHtml } from './server-html'

/** The letters as outlines, baseline at 31: noble is 107 units wide, nue 62. Saves loading a font for a logo. */
const NOBLE =
  'M1.1 31L1.1 29.3L1.4 29.3Q2.4 29.3 3.1 29.1Q3.8 28.9 4.3 28.3Q4.7 27.7 4.7 26.4L4.7 14' +
  'Q4.7 12.8 4.3 12.2Q3.8 11.6 3.1 11.4Q2.4 11.2 1.5 11.2L1.3 11.2L1.3 9.6L7.8 9.6L8.3 12.8L8.5 12.8' +
  'Q9.4 11.3 10.3 10.5Q11.2 9.7 12.4 9.4Q13.5 9.2 14.8 9.2Q17.9 9.2 19.7 11Q21.5 12.9 21.5 17L21.5 26.4' +
  'Q21.5 27.7 21.9 28.3Q22.2 28.9 22.9 29.1Q23.6 29.3 24.5 29.3L24.7 29.3L24.7 31L17.7 31L17.7 17.2' +
  'Q17.7 14.6 16.7 13.2Q15.8 11.7 13.3 11.7Q11.5 11.7 10.5 12.6Q9.4 13.5 8.9 15Q8.5 16.5 8.5 18.2' +
  'L8.5 26.6Q8.5 27.8 8.9 28.4Q9.4 29 10.1 29.1Q10.8 29.3 11.7 29.3L11.9 29.3L11.9 31Z' +
  'M37.7 31.4Q33.4 31.4 30.9 28.6Q28.4 25.9 28.4 20.2Q28.4 14.6 30.8 11.9Q33.2 9.2 37.8 9.2' +
  'Q42.1 9.2 44.6 11.9Q47.1 14.6 47.1 20.2Q47.1 25.9 44.7 28.6Q42.3 31.4 37.7 31.4Z' +
  'M37.8 29.3Q39.8 29.3 41 28.3Q42.2 27.3 42.7 25.2Q43.2 23.2 43.2 20.2Q43.2 15.8 42 13.5' +
  'Q40.7 11.3 37.7 11.3Q34.7 11.3 33.5 13.5Q32.3 15.8 32.3 20.2Q32.3 24.7 33.5 27Q34.8 29.3 37.8 29.3Z' +
  'M63.9 31.4Q61.6 31.4 60.1 30.4Q58.6 29.4 57.8 27.9L57.5 27.9L56.8 31L50.4 31L50.4 29.3L50.7 29.3' +
  'Q51.6 29.3 52.4 29.1Q53.1 28.9 53.6 28.3Q54 27.7 54 26.4L54 5Q54 3.8 53.5 3.2Q53.1 2.6 52.3 2.5' +
  'Q51.6 2.3 50.7 2.3L50.4 2.3L50.4 0.6L57.8 0.6L57.8 8Q57.8 8.6 57.7 9.7Q57.7 10.8 57.7 11.7' +
  'Q57.6 12.7 57.6 13.2L57.8 13.2Q58.7 11.3 60.1 10.2Q61.6 9.2 63.9 9.2Q67.8 9.2 69.9 11.8' +
  'Q72 14.5 72 20.2Q72 24.1 71.1 26.6Q70.2 29 68.3 30.2Q66.5 31.4 63.9 31.4Z' +
  'M63.2 28.8Q65.9 28.8 67 26.6Q68.2 24.4 68.2 20.2Q68.2 15.9 67 13.8Q65.9 11.7 63.2 11.7' +
  'Q60.1 11.7 58.9 13.8Q57.8 15.9 57.8 20.2Q57.8 23 58.3 24.9Q58.8 26.8 60 27.8Q61.2 28.8 63.2 28.8Z' +
  'M75.2 31L75.2 29.3L75.7 29.3Q76.6 29.3 77.3 29.1Q78.1 28.9 78.5 28.3Q79 27.7 79 26.4L79 5' +
  'Q79 3.8 78.5 3.2Q78 2.6 77.3 2.5Q76.6 2.3 75.7 2.3L75.2 2.3L75.2 0.6L82.7 0.6L82.7 26.4' +
  'Q82.7 27.7 83.2 28.3Q83.6 28.9 84.4 29.1Q85.1 29.3 86 29.3L86.5 29.3L86.5 31Z' +
  'M98.9 31.4Q94.6 31.4 92.1 28.5Q89.6 25.6 89.6 20.4Q89.6 14.8 92 12Q94.3 9.2 98.5 9.2' +
  'Q102.4 9.2 104.6 11.6Q106.8 14 106.8 18.7L106.8 20.6L93.5 20.6Q93.6 24.9 95.1 26.9' +
  'Q96.6 28.9 99.5 28.9Q101.6 28.9 103 28Q104.5 27.2 105.2 26.1Q105.5 26.2 105.7 26.6Q106 26.9 106 27.4' +
  'Q106 28.2 105.2 29.2Q104.4 30.1 102.9 30.7Q101.3 31.4 98.9 31.4Z' +
  'M102.8 18.4Q102.8 15.2 101.8 13.3Q100.8 11.3 98.4 11.3Q96.2 11.3 95 13.1Q93.8 15 93.6 18.4Z'

const NUE =
  'M0 31L0 11.3L5.6 11.3L5.6 14.6L5.8 14.6Q6.3 13.1 7.6 11.9Q8.9 10.8 11.3 10.8Q14.3 10.8 15.9 12.9' +
  'Q17.4 14.9 17.4 18.6L17.4 31L11.9 31L11.9 19.1Q11.9 17.2 11.3 16.3Q10.7 15.3 9.1 15.3' +
  'Q8.2 15.3 7.4 15.6Q6.6 16 6.1 16.6Q5.6 17.2 5.6 18.2L5.6 31Z' +
  'M28 31.5Q24.9 31.5 23.4 29.4Q21.8 27.4 21.8 23.7L21.8 11.3L27.4 11.3L27.4 23.2Q27.4 25 28 26' +
  'Q28.7 26.9 30.2 26.9Q31 26.9 31.8 26.6Q32.7 26.3 33.2 25.7Q33.7 25 33.7 24.1L33.7 11.3L39.2 11.3' +
  'L39.2 31L33.7 31L33.7 27.7L33.5 27.7Q33 29.2 31.7 30.3Q30.4 31.5 28 31.5Z' +
  'M52.3 31.5Q49.3 31.5 47.1 30.2Q45 28.9 43.9 26.6Q42.8 24.3 42.8 21.1Q42.8 18 43.9 15.7' +
  'Q44.9 13.4 47 12.1Q49.1 10.8 52 10.8Q55.3 10.8 57.3 12.2Q59.3 13.6 60.3 15.9Q61.2 18.2 61.2 20.9' +
  'L61.2 22.5L48.5 22.5L48.5 22.8Q48.5 24.8 49.6 25.9Q50.7 27.1 52.9 27.1Q54.7 27.1 55.7 26.4' +
  'Q56.8 25.7 57.8 24.7L60.5 28.2Q59.2 29.7 57.1 30.6Q55 31.5 52.3 31.5Z' +
  'M48.5 19.3L55.5 19.3L55.5 18.9Q55.5 17.7 55.1 16.8Q54.8 15.9 54 15.4Q53.3 14.9 52.2 14.9' +
  'Q51 14.9 50.2 15.4Q49.4 15.9 49 16.8Q48.5 17.7 48.5 19Z'

const MARKS = {
  house: { width: 194, nobleAt: 0, rule: true, nueAt: 132 },
  noble: { width: 107, nobleAt: 0, rule: false, nueAt: null },
  nue: { width: 62, nobleAt: null, rule: false, nueAt: 0 },
} as const

const SHAPES =
  '<svg width="0" height="0" class="absolute" aria-hidden="true">' +
  `<path id="mark-noble" d="${NOBLE}"/><path id="mark-nue" d="${NUE}"/></svg>`
const SHAPES_KEY = 'word-marks'

/** The outlines of both logos where no page keeps its HTML: in the back office. */
export const WordMarkOutlines = () => (
  <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
    <path id="mark-noble" d={NOBLE} />
    <path id="mark-nue" d={NUE} />
  </svg>
)

/** The outlines of both logos, once a page and as HTML alone; every `WordMark` refers to them. */
export function WordMarkShapes() {
  cacheMarkup(SHAPES_KEY, SHAPES)
  return <ServerHtml id={SHAPES_KEY} of={SHAPES_KEY} />
}

/** The logo of the company or of one brand, in the current text colour. Its container gives the accessible name. */
export function WordMark({ of = 'house', className }: { of?: keyof typeof MARKS; className?: string }) {
  const { width, nobleAt, rule, nueAt } = MARKS[of]
  return (
    <svg
      viewBox={`0 0 ${width} 32`}
      fill="currentColor"
      className={classNames('block w-auto', className ?? 'h-5')}
      aria-hidden="true"
      focusable="false"
    >
      {nobleAt === null ? null : <use href="#mark-noble" />}
      {rule ? <path d="M119 0h1v32h-1z" /> : null}
      {nueAt === null ? null : <use href="#mark-nue" x={nueAt} />}
    </svg>
  )
}
