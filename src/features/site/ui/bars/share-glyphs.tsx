/** Icons of the services, in the style of our icon set: 24 × 24, 1.5 px, no fill. */
const GLYPHS = {
  facebook: 'M10.5 21v-8H8V9.5h2.5V7.4C10.5 4.8 12 3 14.7 3H17v3.2h-1.8c-1 0-1.5.5-1.5 1.5v1.8h3.1l-.5 3.5h-2.6v8',
  x: 'M4 4h4.6L20 20h-4.6zM19.4 4l-6.7 7.3M4.6 20l6.5-7.1',
  weibo:
    'M10 20c-4.4 0-7.5-2.2-7.5-5 0-3.6 5.2-8.6 7.8-8.6 1.6 0 1.7 1.5 1.2 3 2.6-1.1 5-1 5.4.6.2.8-.2 1.6-.5 2.1 1.7.5 2.6 1.5 2.6 2.9 0 2.8-4.3 5-9 5zM9.5 17.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM15.5 7.2c1.6-.3 3 .9 2.8 2.6M15 4c3.6-.6 6.9 2 6.5 6',
  line: 'M12 4c5 0 9 3.1 9 7 0 4.5-6 7.8-9 9.5.3-1 .4-1.6.2-2.6C7.2 17.8 3 15 3 11c0-3.9 4-7 9-7zM6.8 9v4h2M10.7 9v4M12.6 13V9l2.5 4V9M19 9h-2v4h2M17 11h1.7',
  email: 'M3 6h18v12H3zM3 7l9 6 9-6',
  wechat:
    'M8.6 15.4c-.7 0-1.4-.1-2-.3L4 16.4l.5-2.2C3 13.1 2 11.5 2 9.8 2 6.6 5 4 8.8 4c3.2 0 5.9 1.9 6.6 4.5M15.5 9c-3.6 0-6.5 2.4-6.5 5.4s2.9 5.3 6.5 5.3c.7 0 1.4-.1 2-.3l2.3 1.2-.5-2c1.6-1 2.7-2.5 2.7-4.2 0-3-2.9-5.4-6.5-5.4zM6.6 8.3h.01M11 8.3h.01M13.4 13.2h.01M17.6 13.2h.01',
  copy: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.2a4 4 0 0 0-5.6-5.6l-1.1 1M14 10a4 4 0 0 0-5.7 0l-3.1 3.2a4 4 0 0 0 5.6 5.6l1.1-1',
  device: 'M12 15V3M8 6.5L12 3l4 3.5M7 10H5v11h14V10h-2',
} as const

export type ShareGlyphName = keyof typeof GLYPHS

/** Decorative: the link or button has the name. */
export function ShareGlyph({ name }: { name: ShareGlyphName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      className="size-5"
      aria-hidden="true"
      focusable="false"
    >
      <path d={GLYPHS[name]} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
