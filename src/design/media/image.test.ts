import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ImageSource } from '@/kernel/media/image'
import { ResponsiveImage } from './image'

const crop = (name: string): ImageSource => ({
  ...{ alt: '', width: 1600, height: 900, placeholder: '', isPhotograph: true, focal: { x: 50, y: 50 } },
  variants: [{ url: `/media/${name}.webp`, width: 800, height: 450 }],
})

test('both crops of the first picture are asked for from the head of the page, before its content', () => {
  const picture = createElement(ResponsiveImage, {
    ...{ source: crop('wide'), tall: crop('tall'), sizes: '100vw', priority: true },
  })
  const page = renderToString(createElement('html', null, createElement('head'), createElement('body', null, picture)))
  const [head = '', body = ''] = page.split('</head>')
  expect(head.match(/rel="preload"/g)).toHaveLength(2)
  expect(head).toContain('/media/tall.webp 800w')
  expect(body).not.toContain('rel="preload"')
})
