import { sentences } from '@barnum/rules/sentences';
import { useMutation, useQuery } from 'urql';
import { useToasts } from '../../../components/toasts.tsx';
import { graphql } from '../../../lib/service/graphql.ts';
import { articleCategoriesQuery } from '../list/article-list.ts';

const createCategoryMutation = graphql(`
  mutation CreateCategoryOfArticle($input: CategoryInput!) {
    createCategory(input: $input) {
      id
    }
  }
`);

/** The categories to choose from, and the creation of another one, last in order. */
export function useCategoryChoices() {
  const toasts = useToasts();
  const [{ data, error }, reload] = useQuery({ query: articleCategoriesQuery });
  const [, createCategory] = useMutation(createCategoryMutation);
  const choices = data?.categories ?? [];

  /** Returns the new category's id, or null after a failure, which a toast has shown. */
  async function create(nom: string): Promise<number | null> {
    const input = { nom, ordre: choices.length };
    const answer = await createCategory({ input }, { additionalTypenames: ['Category'] });
    if (answer.error || !answer.data) {
      toasts.error(sentences.categories.createFailed);
      return null;
    }
    toasts.success(sentences.categories.created);
    return answer.data.createCategory.id;
  }

  return { choices, hasFailed: error !== undefined, reload, create };
}

export type CategoryChoices = ReturnType<typeof useCategoryChoices>;
