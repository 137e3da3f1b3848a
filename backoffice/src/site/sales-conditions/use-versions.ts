import { sentences } from '@barnum/rules/sentences';
import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'urql';
import { type Version, versionsQuery } from './sales-conditions.ts';
import type { Notices } from './use-notices.tsx';

/**
 * The list of versions, newest first; undefined until loaded, empty when that failed. It is loaded once, and again on
 * demand: a save reloads the text in force but not this list (spec section 4), so it does not use urql's cache.
 */
export function useVersions(notices: Notices) {
  const client = useClient();
  const [versions, setVersions] = useState<Version[]>();
  const [isLoading, setIsLoading] = useState(false);

  const load = useCallback(async () => {
    setIsLoading(true);
    const { data } = await client.query(versionsQuery, {}, { requestPolicy: 'network-only' });
    setIsLoading(false);
    if (!data) notices.error(sentences.salesConditions.versionsFailed);
    setVersions((before) => data?.salesConditionsVersions ?? before ?? []);
  }, [client, notices]);

  useEffect(() => {
    void load();
  }, [load]);

  return { versions, isLoading, reload: load };
}
