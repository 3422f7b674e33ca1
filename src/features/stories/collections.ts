import { news } from './cms/news'
import { posts } from './cms/posts'

export const collections = [news, posts]
