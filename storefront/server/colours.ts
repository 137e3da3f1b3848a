import { coloursPath } from '@barnum/rules/paths';
import { colourTokens, readableColour, type ShopColours, tokenProperty } from '@barnum/rules/site/colours/shop-colours';
import type { FastifyInstance } from 'fastify';

/** The stylesheets of `coloursPath`, over the tokens of styles/tokens.css. */
export function serveColours(app: FastifyInstance): void {
  const path = coloursPath({ main: '#:main(^[0-9a-f]{6}$)', accent: '#:accent(^[0-9a-f]{6}$)' });
  app.get<{ Params: ShopColours }>(path, ({ params: { main, accent } }, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(stylesheet({ main: readableColour('main', `#${main}`), accent: readableColour('accent', `#${accent}`) })),
  );
}

// Stronger than :root of the other stylesheets, which come after it.
function stylesheet(colours: ShopColours): string {
  const tokens = Object.entries(colourTokens(colours)).map(([name, value]) => `${tokenProperty(name)}:${value}`);
  return `html:root{${tokens.join(';')}}`;
}
