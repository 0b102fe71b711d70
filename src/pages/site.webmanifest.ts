import { content } from 'virtual:content';
import type { APIRoute } from 'astro';
import { PNG_ICONS } from '../metadata/icon.ts';
import { browserColour } from '../metadata/theme.ts';
import { routes } from '../routes.ts';
import { withBase } from '../shared/base-path.ts';
import { LOCALE } from '../shared/locale.ts';

export const GET: APIRoute = () => {
  const { conference, ownPages } = content;
  const icon = (name: keyof typeof PNG_ICONS, purpose = 'any') => ({
    src: withBase(`/${name}.png`),
    sizes: `${PNG_ICONS[name].size}x${PNG_ICONS[name].size}`,
    type: 'image/png',
    purpose,
  });
  return Response.json({
    name: conference.name,
    short_name: conference.shortName,
    description: ownPages.home.description,
    lang: LOCALE,
    // The id of an installed app must stay the same even if `start_url` changes.
    id: withBase(routes.splash),
    start_url: withBase(routes.home),
    scope: withBase(routes.splash),
    display: 'standalone',
    background_color: browserColour(),
    theme_color: browserColour(),
    icons: [icon('icon-192'), icon('icon-512'), icon('icon-maskable-512', 'maskable')],
  });
};
