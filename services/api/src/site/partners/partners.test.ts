import { pictureUrl } from '@barnum/rules/paths';
import { expect, it } from 'vitest';
import { seedPicture } from '../../../../../prisma/seed/catalogue/images.ts';
import { seedPartner } from '../../../../../prisma/seed/site/partners.ts';
import { photo } from '../../../test/support/both-apis.ts';
import { onOneDatabase } from '../../../test/support/service.ts';

onOneDatabase('partners', (service) => {
  it('are read with the address of their logo, stored here or kept elsewhere', async () => {
    const picture = await seedPicture(service.db, service.storage, photo);
    await seedPartner(service.db, { nom: 'Ici', lien: 'https://ici.example/', logo: pictureUrl(picture) });
    await seedPartner(service.db, { nom: 'Ailleurs', logo: 'https://ailleurs.example/logo.png' });
    const expected = [
      { id: 1, nom: 'Ici', lien: 'https://ici.example/', logo: pictureUrl(picture) },
      { id: 2, nom: 'Ailleurs', lien: null, logo: 'https://ailleurs.example/logo.png' },
    ];
    expect((await service.rest('GET', '/partenaires')).body).toEqual({ partenaires: expected });
    expect((await service.graphql('{ partners { id nom lien logo } }')).data.partners).toEqual(expected);
  });
});
