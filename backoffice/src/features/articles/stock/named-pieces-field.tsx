import { Form, Select } from 'antd';
import { useMarking } from '../../../components/use-marking.ts';
import { useRead } from '../../../components/use-read.ts';
import { graphql } from '../../../lib/service/graphql.ts';

const namedPiecesQuery = graphql(`
  query NamedPieces($articleId: Int!) {
    pieces(articleId: $articleId, pageSize: 100) {
      items {
        id
        numero
      }
    }
  }
`);

/** The marked pieces that a movement is about; nothing where the article has none. */
export function NamedPiecesField({ articleId, label }: { articleId: number; label: string }) {
  const isMarking = useMarking();
  const pieces = useRead(namedPiecesQuery, { articleId }, undefined, !isMarking).data?.pieces.items ?? [];
  return (
    <Form.Item
      name="pieces"
      label={label}
      hidden={!isMarking || pieces.length === 0}
      extra="Facultatif : celles dont il s’agit, si vous les connaissez."
    >
      <Select
        mode="multiple"
        optionFilterProp="label"
        options={pieces.map(({ id, numero }) => ({ value: id, label: numero }))}
      />
    </Form.Item>
  );
}
