import { limits } from '@barnum/rules/limits';
import { Form } from 'antd';
import { useState } from 'react';
import { MultipleSelect } from '../../../components/form/multiple-select.tsx';
import { useMarking } from '../../../components/use-marking.ts';
import { useRead } from '../../../components/use-read.ts';
import { graphql } from '../../../lib/service/graphql.ts';

const namedPiecesQuery = graphql(`
  query NamedPieces($articleId: Int!, $search: String!) {
    pieces(articleId: $articleId, search: $search, pageSize: 50) {
      items {
        id
        numero
      }
    }
  }
`);

/** The marked pieces that a movement is about, found by their numbers; nothing where the article has none. */
export function NamedPiecesField({ articleId, label }: { articleId: number; label: string }) {
  const isMarking = useMarking();
  const [search, setSearch] = useState('');
  const { data } = useRead(namedPiecesQuery, { articleId, search }, undefined, !isMarking);
  const pieces = data?.pieces.items ?? [];
  return (
    <Form.Item
      name="pieces"
      label={label}
      hidden={!isMarking || (search === '' && pieces.length === 0)}
      extra="Choisissez celles dont il s’agit, si vous les connaissez."
    >
      <MultipleSelect
        filterOption={false}
        onSearch={(typed) => setSearch(typed.trim().slice(0, limits.search))}
        notFoundContent="Aucune pièce de ce numéro"
        options={pieces.map(({ id, numero }) => ({ value: id, label: numero }))}
      />
    </Form.Item>
  );
}
